import type { ReactNode } from 'react';
import type { Text } from '../../text.ts';
import type { RowAct } from '../list/acts/row-act.ts';
import type { AnyRow } from '../records/record-calls.ts';
import type { Figure } from './figures.tsx';

/** What a page puts in the places of a detail. */
type DetailTab = { key: string; label: Text; count?: number; content: (row: AnyRow) => ReactNode };

export type DetailSlots = {
  /** Beside the title, behind the state: urgency, warnings. */
  tags?: (row: AnyRow) => ReactNode;
  /** Figures band above the sections: three or four values. */
  figures?: (row: AnyRow) => readonly Figure[];
  /** Fields that a slot shows in its own way or that say nothing of this record, and columns of lines that nobody reads: `lines.baseFactor`. */
  hidden?: readonly string[] | ((row: AnyRow) => readonly string[]);
  before?: (row: AnyRow) => ReactNode;
  after?: (row: AnyRow) => ReactNode;
  /** Top of the right column: the approval card. */
  side?: (row: AnyRow) => ReactNode;
  /** Parts behind the record's own, each in a panel with its name. */
  tabs?: readonly DetailTab[];
  acts?: readonly RowAct[];
  /** Standard acts to leave away: edit, remove, print, history, and those of the flow. */
  omit?: readonly string[];
};

/** The fields that a detail leaves out of this record. */
export const hiddenIn = ({ hidden = [] }: Pick<DetailSlots, 'hidden'>, row: AnyRow): readonly string[] =>
  typeof hidden === 'function' ? hidden(row) : hidden;
