/** Passkeys: what the server sends and takes as JSON, browsers want and give as bytes. */

type Json = Record<string, unknown>;

/** Whether this page may ask for passkeys: browsers allow it under a name, not an address, and over HTTPS. */
export function canUsePasskeys(): boolean {
  return window.isSecureContext && 'credentials' in navigator && typeof PublicKeyCredential === 'function' && isName();
}
function isName(): boolean {
  return !/^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ''));
}

function bytes(text: unknown): Uint8Array<ArrayBuffer> {
  const plain = atob(String(text).replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
function text(buffer: ArrayBuffer | null): string | undefined {
  if (!buffer) return undefined;
  const plain = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
const known = (list: unknown) =>
  ((list ?? []) as Json[]).map((one) => ({ type: 'public-key' as const, id: bytes(one['id']) }));

/** Make a passkey; null if the reader does not want to. Throws an `InvalidStateError` if this device has one. */
export async function makePasskey(options: Json): Promise<Json | null> {
  const user = options['user'] as Json;
  const publicKey = {
    ...options,
    challenge: bytes(options['challenge']),
    user: { ...user, id: bytes(user['id']) },
    excludeCredentials: known(options['excludeCredentials']),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await wanted(navigator.credentials.create({ publicKey }));
  return made && said(made);
}

/** Have a passkey used; null if the reader does not want to. */
export async function askPasskey(options: Json): Promise<Json | null> {
  const publicKey = {
    ...options,
    challenge: bytes(options['challenge']),
    allowCredentials: known(options['allowCredentials']),
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = await wanted(navigator.credentials.get({ publicKey }));
  return used && said(used);
}

async function wanted(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)) return null;
    throw error;
  }
}

function said(credential: PublicKeyCredential): Json {
  const response = credential.response as AuthenticatorAttestationResponse & AuthenticatorAssertionResponse;
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject ?? null),
      authenticatorData: text(response.authenticatorData ?? null),
      signature: text(response.signature ?? null),
      userHandle: text(response.userHandle ?? null),
    },
  };
}
