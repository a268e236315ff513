/**
 * Cards, leaders and tiles say in words what their symbols mean.
 *
 * `spot` makes an element answerable like `place`, and lets it tell its words; a thing that can be neither answered nor
 * refused now is still in the tab order for its words.
 */
import type { Attachment } from 'svelte/attachments';
import { tip } from '../../kit';
import { t } from '../../lib/settings.svelte';
import type { Offers } from '../board';
import { place } from '../place.svelte';
import { toldOf } from './summary';

export interface About {
  what: 'card' | 'leader' | 'tile';
  id: string;
}

export function spot(offers: Offers, tokens: string | readonly string[], about: About | null, words = ''): Attachment {
  return (element) => {
    const placed = place(offers, tokens)(element);
    const plain = offers.state(tokens) === 'plain';
    if (plain && about) {
      element.setAttribute('tabindex', '0');
      element.setAttribute('role', 'img');
      if (words) element.setAttribute('aria-label', words);
    }
    const silent = about ? tip(() => toldOf(t, about))(element) : undefined;
    return () => {
      silent?.();
      placed?.();
      if (plain && about) for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
    };
  };
}
