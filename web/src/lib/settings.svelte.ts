/** What the reader has chosen: language, theme, motion, pace, sound. Kept in this browser, and with the person. */
import { LANGUAGES, load, Speaker, type Arg, type Language, type Message } from './words';

export type Theme = 'light' | 'dark' | 'system';
export type Animation = 'normal' | 'fast' | 'off';
/** How fast one is shown what bots and dice do. */
export const TEMPI = ['calm', 'normal', 'fast', 'once'] as const;
export type Tempo = (typeof TEMPI)[number];
/** How much worse an answer must be for the coach to warn of it. */
export const COACHES = ['off', 'gentle', 'strict'] as const;
export type Coach = (typeof COACHES)[number];
/** How long each thing stays before the next one is shown, in milliseconds. */
const RESTS: Readonly<Record<Tempo, number>> = { calm: 1600, normal: 800, fast: 350, once: 0 };

interface Stored {
  lang: Language;
  theme: Theme;
  animation: Animation;
  sound: boolean;
  confirm: boolean;
  /** The level of the bots that the reader played against last; nothing for the usual one. */
  level: string;
  /** Nothing until the reader has chosen. */
  tempo: Tempo | '';
  /** Whether what the others did is shown when one's turn comes. */
  recap: boolean;
  /** Whether a coach warns in games against bots. */
  coach: Coach;
}

const STORE = 'armorial.settings';

function read(): Stored {
  const defaults: Stored = {
    lang: guess(),
    theme: 'system',
    animation: 'normal',
    sound: false,
    confirm: true,
    level: '',
    tempo: '',
    recap: true,
    coach: 'off',
  };
  try {
    const stored = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Stored>;
    const merged = { ...defaults, ...stored };
    return LANGUAGES.includes(merged.lang) ? merged : { ...merged, lang: defaults.lang };
  } catch {
    return defaults;
  }
}

function guess(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

const system = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  #stored = $state(read());
  #systemDark = $state(system.matches);
  #still = $state(still.matches);
  #loaded = $state(0);
  #chosen: Language | null = null;
  /** Says things in the chosen language; changes at once when the language does. */
  speaker = $derived.by(() => {
    void this.#loaded;
    return new Speaker(this.#stored.lang, (language) => void this.#load(language));
  });
  /** The games whose words are needed on this visit. */
  #games = new Set<string>();

  constructor() {
    system.addEventListener('change', (event) => {
      this.#systemDark = event.matches;
      this.#show();
    });
    still.addEventListener('change', (event) => {
      this.#still = event.matches;
      this.#show();
    });
    this.#show();
  }

  /** Whether this browser has kept a choice. */
  get stored(): boolean {
    try {
      return localStorage.getItem(STORE) !== null;
    } catch {
      return false;
    }
  }
  get lang(): Language {
    return this.#stored.lang;
  }
  get theme(): Theme {
    return this.#stored.theme;
  }
  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.#systemDark);
  }
  get animation(): Animation {
    return this.#stored.animation;
  }
  /** 1 for the normal speed of movements, less for faster, 0 for none. */
  get pace(): number {
    if (this.#still) return 0;
    return { normal: 1, fast: 0.5, off: 0 }[this.#stored.animation];
  }
  get sound(): boolean {
    return this.#stored.sound;
  }
  /** Whether a turn is to be confirmed before it is handed on. */
  get confirm(): boolean {
    return this.#stored.confirm;
  }

  /** Nothing if the reader has not chosen. */
  get chosenTempo(): Tempo | '' {
    return this.#stored.tempo;
  }
  /** The reader's choice; who has made none and wants less motion sees everything at once. */
  get tempo(): Tempo {
    const chosen = TEMPI.find((tempo) => tempo === this.#stored.tempo);
    return chosen ?? (this.#still ? 'once' : 'normal');
  }
  get rest(): number {
    return RESTS[this.tempo];
  }
  get recap(): boolean {
    return this.#stored.recap;
  }

  get coach(): Coach {
    return COACHES.find((coach) => coach === this.#stored.coach) ?? 'off';
  }

  get level(): string {
    return this.#stored.level;
  }

  /** What is chosen last counts, also if the words of an earlier choice come later. */
  async setLanguage(lang: Language): Promise<void> {
    this.#chosen = lang;
    await this.#load(lang);
    if (this.#chosen === lang) this.set({ lang });
  }

  /** Fetch the words of a game, now and in every language that is chosen later. */
  async wordsOf(game: string): Promise<void> {
    const known = this.#games.has(game);
    this.#games.add(game);
    const first = this.lang;
    await load(first, game);
    // While they came, another language may have been chosen.
    for (let spoken = first; spoken !== this.lang;) await load((spoken = this.lang), game);
    if (!known || first !== this.lang) this.#loaded++;
  }

  async #load(language: Language): Promise<void> {
    // While they come, the words of a further game may be asked for: in the language that was spoken before.
    for (let known = -1; known < this.#games.size;) {
      known = this.#games.size;
      await Promise.all([load(language), ...[...this.#games].map((game) => load(language, game))]);
    }
    this.#loaded++;
  }

  set(change: Partial<Stored>): void {
    Object.assign(this.#stored, change);
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#stored));
    } catch {
      /* private windows may have no store: the choice holds until the page is closed */
    }
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.lang = this.#stored.lang;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.motion = this.pace === 0 ? 'off' : this.#stored.animation;
  }
}

export const settings = new Settings();

/** Words of the interface: `t('web-play-now')`. */
export function t(key: string, args?: Record<string, Arg>): string {
  return settings.speaker.text(key, args);
}

/** A message of the server in words. */
export function say(message: Message, names: readonly string[] = []): string {
  return settings.speaker.say(message, names);
}
