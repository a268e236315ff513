/** What a rival did in Troyes: the dice, and what they were used for. Payments and gains are in the log. */
import type { Arg, Message } from '../../lib/words';
import { messagesIn, recaller } from '../recall';
import { BUILDING_ICON } from './answers';
import { pictureOf } from './effects';

type Args = Readonly<Record<string, Arg>>;

/** The name of the card, event or building in an argument: `artisan` of `troyes-card-artisan`. */
const nameIn = (args: Args, name: string) => messagesIn(args[name])[0]?.key.replace(/^troyes-[a-z]+-/, '') ?? '';
const ofCard = (args: Args) => pictureOf(nameIn(args, 'card'));
const ofEvent = (args: Args) => pictureOf(nameIn(args, 'event'));
const ofBuilding = (args: Args) => BUILDING_ICON[nameIn(args, 'building')] ?? null;
const ofPlace = (args: Args) => ofBuilding(messagesIn(args.place)[0]?.args ?? {});

const recall = recaller('troyes-did-', {
  open: [ofPlace],
  group: [null, 'dice'],
  'spend-cube': [ofCard],
  use: [ofCard, 'card'],
  'start-using': [ofCard, 'card'],
  store: [ofCard, 'card', 'what'],
  lay: [ofEvent, 'event'],
  'lay-only': [ofEvent, 'event'],
  build: ['rosewin'],
  farm: ['grain'],
  place: [ofBuilding, 'building'],
  reroll: ['die', 'before', 'after'],
  turn: ['die', 'before', 'after'],
  'take-citizen': ['citizen'],
  counter: ['military', 'enemies'],
  suffer: ['alert', 'die'],
  pass: ['bag', 'what'],
});

/** Whose die it was is left out. */
const bare = (message: Message): Message => messagesIn(message.args?.die)[0] ?? message;

export function recallOf(line: Message): ReturnType<typeof recall> {
  const found = recall(line);
  return found && { ...found, about: found.about.map(bare) };
}
