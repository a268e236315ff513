/** What the panels of the page of notices know and do together. */
import { api, type NoticeChoices, type Notices } from '../../lib/api';
import type { Channel } from '../../lib/notices';
import { complain } from '../../lib/session.svelte';
import { settings, t } from '../../lib/settings.svelte';
import { toasts } from '../../lib/toasts.svelte';

class Desk {
  notices = $state.raw<Notices | null>(null);
  /** Done when the server has heard of all that was chosen. */
  #told: Promise<void> = Promise.resolve();

  /** The words of this page come with it. */
  words(): Promise<void> {
    return settings.wordsOf('notices');
  }

  async load(): Promise<void> {
    await this.take(api.notices());
  }

  /** Ask the server for a change, and show what has become of it. Tells whether it was made. */
  async take(request: Promise<Notices>, done?: string): Promise<boolean> {
    try {
      this.notices = await request;
      if (done) toasts.show(done);
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }

  /** The panels are only there once this is known. */
  get choices(): NoticeChoices {
    return (this.notices as Notices).choices;
  }
  /** The reader's time zone: the one they have chosen, else that of this browser. */
  get zone(): string {
    return this.choices.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  }

  /** What is chosen is shown at once, and told to the server one after the other: nothing that is chosen quickly is lost. */
  async choose(change: Partial<NoticeChoices>, done?: string): Promise<boolean> {
    const choices = { ...this.choices, time_zone: this.zone, ...change };
    this.notices = { ...(this.notices as Notices), choices };
    const told = this.#told.then(() => api.chooseNotices(choices));
    const mine = (this.#told = told.then(
      () => {},
      () => {},
    ));
    try {
      const notices = await told;
      if (mine === this.#told) this.notices = notices;
      if (done) toasts.show(done);
      return true;
    } catch (error) {
      complain(error);
      await this.load();
      return false;
    }
  }

  tryOut(channel: Channel): Promise<boolean> {
    return this.take(api.tryNotice(channel), t('web-notices-tried'));
  }
}

export const desk = new Desk();
