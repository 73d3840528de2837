import { AppError } from '../errors.ts';
import type { Fields } from '../resource/field.ts';
import { recordName } from '../resource/record-name.ts';
import { type AnyResource, permissionOf, type Resource, type Whole } from '../resource/resource.ts';
import type { Text } from '../text.ts';

type Seen = Readonly<Record<string, unknown>>;

/** A method's parameter is compared loosely, so that what is declared of a kind may be passed where that of any kind is taken. */
type Against<F extends Fields> = { of(row: Partial<Whole<F>>): Text | undefined }['of'];

/**
 * How records of one kind become a draft of another: an order of needs, an invoice of what came. Its call, its button on the record and
 * for a selection, what it refuses and where it leads come of this (`serveMake`, the page's `makes`).
 */
export type MakeFrom<F extends Fields = Fields, A extends AnyResource | undefined = AnyResource | undefined> = {
  /** Its key among the acts of the record. */
  readonly name: string;
  readonly label: Text;
  /** The kind of record that is chosen. */
  readonly from: Resource<F>;
  /** The kind of record that is made. */
  readonly to: AnyResource;
  /** The last part of its call: `POST <path of the made kind>/<tail>`, `from-demand`. */
  readonly tail: string;
  /** Fields that are the same in all that is chosen, and what is told where they are not. */
  readonly same?: { readonly by: readonly (keyof F & string)[]; readonly else: Text };
  /** Why nothing can be made of a record; the same words are told on both sides. */
  readonly against: Against<F>;
  /** What it asks for first. */
  readonly ask?: A;
  /** Made of one record at a time. */
  readonly single?: true;
  /** Made of a selection alone: no button on the record. */
  readonly together?: true;
  /** What most people come for: a button in front on the record. */
  readonly first?: true;
  readonly done: Text;
  /** What is made stands as it is, and is not opened to be written. */
  readonly whole?: true;
};

/** Any of them, its fields erased. */
export type AnyMake = Omit<MakeFrom, 'from' | 'same' | 'against'> & {
  readonly from: AnyResource;
  readonly against: { of(row: Seen): Text | undefined }['of'];
  readonly same?: { readonly by: readonly string[]; readonly else: Text };
};

export function defineMake<const F extends Fields, const A extends AnyResource | undefined = undefined>(
  make: MakeFrom<F, A>,
): MakeFrom<F, A> {
  return make;
}

/** Whoever may write one of what is made. */
export const makePermission = ({ to }: Pick<AnyMake, 'to'>): string => permissionOf(to, 'add');

type Row = Seen & { readonly id?: unknown; readonly labels?: unknown };

/** What speaks against making one thing of these records, naming the first that does not go with it: WRONG_STATE, or RULE where it differs. */
export function makeProblem(make: AnyMake, rows: readonly Row[]): AppError | undefined {
  const named = (row: Row): Text => ({ zh: recordName(make.from, row, 'zh'), en: recordName(make.from, row, 'en') });
  for (const row of rows) {
    const why = make.against(row);
    if (why) return new AppError('WRONG_STATE', told(named(row), why), { data: { id: row.id } });
  }
  const [first] = rows;
  const other = first && rows.find((row) => make.same?.by.some((field) => row[field] !== first[field]));
  return other && new AppError('RULE', told(named(other), make.same!.else), { data: { id: other.id } });
}

const told = (name: Text, why: Text): Text => ({ zh: `${name.zh}：${why.zh}`, en: `${name.en}: ${why.en}` });
