/** How wide words are, without drawing them on the page. */
import { createSubscriber } from 'svelte/reactivity';

/** Letters of another alphabet are fetched when they are first drawn. Whoever has measured others then measures anew. */
const lettersCome = createSubscriber((measureAgain) => {
  document.fonts.addEventListener('loadingdone', measureAgain);
  return () => {
    document.fonts.removeEventListener('loadingdone', measureAgain);
  };
});
let context: CanvasRenderingContext2D | null | undefined;

export function textWidth(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  lettersCome();
  context.font = font;
  return context.measureText(text).width;
}

/** How wide they must be at least to stand in two lines: wherever the line breaks, no word is broken. */
export function inTwoLines(text: string, font: string): number {
  const whole = textWidth(text, font);
  const longest = Math.max(0, ...text.split(' ').map((word) => textWidth(word, font)));
  return Math.min(whole, (whole + longest) / 2);
}

/** About how wide a name is, in letters of the usual width: enough to choose a size for it. */
export function letterWidths(name: string): number {
  return [...name].reduce((sum, letter) => sum + (/[\u0400-\u04ff]|[mwMW]/.test(letter) ? 1.14 : 1), 0);
}
