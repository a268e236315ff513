/** Who the reader is, and what can be played here. */
import { api, ApiError, type GameInfo, type Person, type Preferences, type Problem } from './api';
import { whoseNotices } from './notices';
import { COACHES, say, settings, t, TEMPI, type Coach, type Tempo } from './settings.svelte';
import { ALONE } from './site';
import { toasts } from './toasts.svelte';
import type { Language } from './words';

class Session {
  person = $state.raw<Person | null>(null);
  games = $state.raw<GameInfo[] | null>(null);
  /** Whether the server has told who we are. */
  known = $state(false);
  #asked = 0;

  async start(): Promise<void> {
    await Promise.all([this.refresh(), this.loadGames()]);
  }

  async refresh(): Promise<void> {
    try {
      const nobody = this.known && !this.person;
      this.person = (await api.me()).person;
      this.known = true;
      // Somebody who has just become a guest brings along what this browser has set.
      if (nobody && this.person) void this.store();
      else if (!settings.stored) this.adopt();
      void this.keepNotices();
    } catch {
      /* shown as a guest without a name until the server is back */
    }
  }

  /** A browser that shows notices says so again: the server forgets it when a password changes, and the like. */
  async keepNotices(): Promise<void> {
    if (!this.person || whoseNotices() !== this.person.id) return;
    const { renew } = await import('./push');
    await renew();
  }

  /** What is asked last counts: an older answer may come later, in a language that has been left. */
  async loadGames(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const games = await api.games();
      if (asked === this.#asked) this.games = games;
    } catch {
      if (asked === this.#asked) setTimeout(() => void this.loadGames(), 4000);
    }
  }

  game(name: string): GameInfo | undefined {
    return this.games?.find((game) => game.game === name);
  }
  /** What a game is called in the reader's language: by its words where they are, else nothing until the server tells. */
  title(name: string): string {
    const key = `game-${name}`;
    return settings.speaker.has(key) ? t(key) : (this.game(name)?.title ?? '');
  }

  /** Another language, here and with the person. The games have other names in it. */
  async speak(language: Language): Promise<void> {
    await settings.setLanguage(language);
    void this.store();
    await this.loadGames();
  }

  /** The levels of bots, the weakest first. They are the same in every game. */
  get levels(): readonly string[] {
    return this.games?.[0]?.bots ?? [];
  }
  /** The level that the reader has chosen last, or the usual one. */
  get level(): string {
    return this.levels.includes(settings.level) ? settings.level : (this.games?.[0]?.default_bot ?? '');
  }
  setLevel(level: string): void {
    settings.set({ level });
    void this.store();
  }

  setTempo(tempo: Tempo): void {
    settings.set({ tempo });
    void this.store();
  }
  /** Whether what the others did is to be shown when one's turn comes. */
  setRecap(recap: boolean): void {
    settings.set({ recap });
    void this.store();
  }

  setCoach(coach: Coach): void {
    settings.set({ coach });
    void this.store();
  }

  /** A name for somebody who has none yet. */
  newName(): string | undefined {
    if (this.person) return undefined;
    const names = t('web-guest-names').split(',');
    return names[Math.floor(Math.random() * names.length)]?.trim();
  }

  /** Keep the settings with the person too, so that another browser has them. */
  async store(): Promise<void> {
    if (!this.person) return;
    const wanted: Preferences = {
      ...this.person.settings,
      language: settings.lang,
      theme: settings.theme,
      animations: settings.animation !== 'off',
      confirm: settings.confirm,
      extra: {
        ...this.person.settings.extra,
        level: settings.level,
        tempo: settings.chosenTempo,
        recap: settings.recap,
        coach: settings.coach,
      },
    };
    try {
      this.person = (await api.changeMe({ settings: wanted })).person;
    } catch {
      /* this browser has them anyway */
    }
  }

  /** Keep one more switch with the person. */
  async keep(key: string, value: string): Promise<void> {
    if (!this.person) return;
    const settings = { ...this.person.settings, extra: { ...this.person.settings.extra, [key]: value } };
    try {
      this.person = (await api.changeMe({ settings })).person;
    } catch {
      /* this browser has it anyway */
    }
  }

  /** Take over what the person has set elsewhere. */
  adopt(): void {
    const theirs = this.person?.settings;
    if (!theirs) return;
    settings.set({
      theme: theirs.theme,
      confirm: theirs.confirm,
      level: String(theirs.extra?.['level'] ?? ''),
      tempo: TEMPI.find((tempo) => tempo === theirs.extra?.['tempo']) ?? '',
      recap: theirs.extra?.['recap'] !== false,
      coach: COACHES.find((coach) => coach === theirs.extra?.['coach']) ?? 'off',
    });
    if (theirs.language) void settings.setLanguage(theirs.language).then(() => this.loadGames());
  }
}

export const session = new Session();

/** What went wrong in words. What the worker of a table here says where there is no Python has none of its own. */
export const wordsFor = ({ message }: Problem): string => message.text || say(message);

/** Tells what went wrong with a request. */
export function complain(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  toasts.show(error.problem ? wordsFor(error.problem) : t(ALONE ? 'web-here-internal' : 'web-no-server'), 'bad');
}
