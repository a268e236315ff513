/** What the pages of an account know and do together. */
import { api, type Account } from '../../lib/api';
import { complain, session } from '../../lib/session.svelte';
import { settings } from '../../lib/settings.svelte';
import { toasts } from '../../lib/toasts.svelte';

/** For so many seconds after coming in without a password none is asked for. */
const FRESH = 600;

class Book {
  account = $state.raw<Account | null>(null);

  /** The words of these pages come with them. */
  words(): Promise<void> {
    return settings.wordsOf('account');
  }

  async load(): Promise<void> {
    this.account = null;
    if (session.person) await this.take(api.account());
  }

  /** Ask the server for a change, and show what has become of it. Tells whether it was made. */
  async take(request: Promise<Account>, done?: string): Promise<boolean> {
    try {
      this.account = await request;
      if (done) toasts.show(done);
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }

  /** Whether the server wants the password for what could cost somebody the account. */
  get asksPassword(): boolean {
    const here = this.account?.devices.find((device) => device.here);
    const came = here?.kind === 'passkey' || here?.kind === 'recovery';
    return !(came && Date.now() / 1000 - here.created < FRESH);
  }
}

export const book = new Book();
