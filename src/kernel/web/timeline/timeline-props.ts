import type { ReactNode } from 'react';
import type { Tone } from '../../resource/tone.ts';

export type TimelineRow = {
  readonly key: string;
  /** What it is called where it is spoken. */
  readonly name: string;
  readonly head: ReactNode;
};

/** Times are epoch milliseconds. */
export type TimelineBar = {
  readonly key: string;
  readonly row: string;
  readonly from: number;
  readonly to: number;
  readonly label: string;
  /** All that it says, for the pointer and for whoever hears it. */
  readonly title: string;
  readonly tone: Tone;
  /** From where on it is margin, drawn lighter. */
  readonly margin?: number;
  /** Not sure yet: hatched. */
  readonly hatched?: boolean;
  /** What speaks against it. */
  readonly alert?: 'HARD' | 'SOFT';
  readonly moves?: boolean;
};

/** A time that a bar should keep to, such as a laycan: a stripe below the bars of its row. */
export type TimelineBand = {
  readonly key: string;
  readonly row: string;
  readonly from: number;
  readonly to: number;
  readonly title: string;
};

/** Where somebody would put a bar. */
export type TimelineMove = { readonly bar: TimelineBar; readonly row: string; readonly from: number };

export type TimelineProps = {
  readonly label: string;
  /** Head of the column of heads. */
  readonly corner: ReactNode;
  readonly rows: readonly TimelineRow[];
  readonly bars: readonly TimelineBar[];
  readonly bands?: readonly TimelineBand[];
  readonly from: number;
  readonly to: number;
  readonly now: number;
  /** px of a day. */
  readonly perDay: number;
  /** Goes there as it is first drawn, and whenever it is another moment. */
  readonly show?: number;
  readonly onOpen?: (bar: TimelineBar) => void;
  /** A bar was picked up: what it takes to judge it may be asked for. */
  readonly onPick?: (bar: TimelineBar) => void;
  /** What would speak against a bar there; asked while it is moved, so it answers at once. */
  readonly judge?: (move: TimelineMove) => readonly { readonly level: 'HARD' | 'SOFT'; readonly text: string }[];
  readonly onMove?: (move: TimelineMove) => void;
};
