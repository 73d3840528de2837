import { optionsOf } from '../../../resource/describe.ts';
import { type AnyResource, nameField } from '../../../resource/resource.ts';
import { fixedUnit, unitField } from '../../../resource/unit.ts';
import type { ListColumn } from '../columns/column-set.ts';

/** Where each column stands on a card of the phone list (ui.md 6.1, picture 08). */
export type CardLayout = {
  number?: ListColumn;
  state?: ListColumn;
  title: ListColumn;
  facts: ListColumn[];
  amount?: ListColumn;
  person?: ListColumn;
  date?: ListColumn;
};

/** A choice whose values have tones reads as a state. */
const hasTones = (column: ListColumn): boolean =>
  column.field?.kind === 'choice' && Object.values(optionsOf(column.field) ?? {}).some((option) => option.tone);

/** What a document comes to is mostly worked out by the server, in one currency or in that of its row. */
function isMoney({ field, of }: ListColumn): boolean {
  if (!field) return false;
  const by = unitField(field);
  return by ? of[by]?.target === 'parameter.currency' : /^[A-Z]{3}$/.test(fixedUnit(field) ?? '');
}

/** From so many characters on a text is a remark. */
const REMARK = 300;

/** A reason or a remark says something about a record, and is mostly empty: it is no title. */
const isTitle = ({ field }: ListColumn): boolean => field?.kind === 'text' && (field.max ?? 0) < REMARK;

const ONE_LINE = new Set(['text', 'choice', 'dict', 'ref', 'number', 'computed', 'bool', 'position']);

export function cardLayout(resource: AnyResource, columns: readonly ListColumn[]): CardLayout {
  const left = [...columns];
  const take = (fits: (column: ListColumn) => boolean): ListColumn | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const kind = (column: ListColumn) => column.field?.kind;
  const title =
    take((c) => c === columns[0] && c.key === resource.titleEn) ??
    take((c) => c.key === nameField(resource)) ??
    take((c) => c.width === undefined && c.render !== undefined) ??
    take(isTitle) ??
    take((c) => kind(c) !== 'state') ??
    left[0]!;
  const number =
    take((c) => kind(c) === 'serial') ?? (columns[0] !== title ? take((c) => c === columns[0]) : undefined);
  const state = take((c) => kind(c) === 'state') ?? take(hasTones);
  const amount = take((c) => c.field?.variant === 'money') ?? take((c) => c.total && isMoney(c));
  const date = take((c) => kind(c) === 'date' || kind(c) === 'datetime' || c.key.endsWith('Time'));
  const facts = [1, 2, 3].flatMap(() => take((c) => ONE_LINE.has(kind(c) ?? '')) ?? []);
  const person = take((c) => kind(c) === 'ref' || c.key.endsWith('Name') || ONE_LINE.has(kind(c) ?? ''));
  return { number, state, title, facts, amount, person, date };
}
