import type { AnyResource } from '../../../resource/resource.ts';
import type { Text } from '../../../text.ts';
import type { AnyRow } from '../../records/record-calls.ts';

type Values = Readonly<Record<string, unknown>>;

/** What an act may do to the list or record it was started from, and where it may lead. */
type ActTools = {
  refresh: () => Promise<void>;
  /** What became of the record stands at once, before everything is loaded anew: its former acts are there no more. */
  tell: (changed: Pick<AnyRow, 'id'> & Values) => void;
  go: (address: string) => void;
};

/** An act on one row, shown where its permission is held and the row's state allows it. */
export type RowAct = {
  readonly key: string;
  readonly label: Text;
  readonly permission?: string;
  readonly when?: (row: AnyRow) => boolean;
  readonly danger?: boolean;
  /** Asks first, naming the effect; only for what reaches others or cannot be undone. */
  readonly effect?: Text;
  /** Asks for a reason, which is required. */
  readonly reason?: boolean;
  /** Asks for these values first, in a small form. The call that the act makes is `quiet`, so that refusals come to their fields. */
  readonly form?: AnyResource;
  /** What the form begins with. */
  readonly initial?: (row: AnyRow) => Values;
  /** Stands as the one text act of the row instead of 编辑 or 查看. */
  readonly first?: boolean;
  /** Stands for a selection too, each record by itself. */
  readonly many?: boolean;
  readonly run: (row: AnyRow, given: ActTools & { reason?: string; values?: Values }) => unknown;
};

/** An act of the page's own on rows that were chosen by hand. */
export type BatchAct = {
  readonly key: string;
  readonly label: Text;
  readonly permission?: string;
  readonly danger?: boolean;
  readonly effect?: Text;
  readonly reason?: boolean;
  /** Shown only when every selected row allows it. */
  readonly when?: (rows: readonly AnyRow[]) => boolean;
  /** Asks for these values first, as that of one row does. */
  readonly form?: AnyResource;
  readonly run: (rows: readonly AnyRow[], given: ActTools & { reason?: string; values?: Values }) => unknown;
};
