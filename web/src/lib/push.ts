/** Notices in this browser: a service worker shows them, also when no page of ours is open. */
import { api, type Notices } from './api';
import { showNoticesOf } from './notices';
import { file } from './site';

/** Whether this browser can show notices: on a page with HTTPS, and on an iPhone only as an installed app. */
export function canPush(): boolean {
  return window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(file('/'));
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Ask the reader for permission, which browsers only allow after a click, and subscribe. Null if they say no. */
export async function turnOn(person: string, key: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(file('/service-worker.js'), { scope: file('/') });
  const worker = await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  if (old && !sameKey(old, key)) await old.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const notices = await api.addPush(made.toJSON());
  showNoticesOf(person);
  return notices;
}

/** A server that was set up anew has another key, and cannot send to those who subscribed with the old one. */
function sameKey(subscribed: PushSubscription, key: string): boolean {
  const theirs = new Uint8Array(subscribed.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...theirs));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

export async function turnOff(): Promise<void> {
  showNoticesOf(null);
  await (await subscription())?.unsubscribe();
}

/** Tell the server again that this browser shows notices, if it still does. */
export async function renew(): Promise<void> {
  try {
    const subscribed = canPush() ? await subscription() : null;
    if (subscribed) await api.addPush(subscribed.toJSON());
    else showNoticesOf(null);
  } catch {
    /* the next visit tells it */
  }
}
