/** What can be read and said beside the board. */
import type { ChatLine, LogEntry } from '../lib/api';

export type Tab = 'answers' | 'log' | 'chat' | 'notes';
/** On a phone it lies over the board. */
export type Drawer = Exclude<Tab, 'answers'>;

export interface Reading {
  events: readonly LogEntry[];
  /** Nothing can be said in a replay. */
  chat?: readonly ChatLine[];
  /** How many lines of the chat the reader has not seen. */
  unread?: number;
  onread?: (lines: number) => void;
  maySay?: boolean;
  /** The host has muted the reader. */
  muted?: boolean;
  /** Somebody who said something is to be blocked or reported. */
  onperson?: (line: ChatLine) => void;
  onsay?: (text: string) => void;
  /** The table of which notes can be taken. */
  notes?: string | null;
  /** Only what happened from this line on. */
  since?: number | null;
  onsince?: () => void;
  /** The turn that is recalled: whose, and its first line. */
  marked?: { seat: number; seq: number } | null;
  /** The line that is looked at. */
  at?: number | null;
  onat: (seq: number) => void;
}
