import type { Flow } from '../flow/flow.ts';
import type { Text } from '../text.ts';
import type { Choices } from './choices.ts';
import type { Tone } from './tone.ts';
import type { Unit } from './unit.ts';

/** The closed list of field kinds. A new kind needs five real users (see AGENTS.md). */
export const KINDS = [
  'text',
  'number',
  'bool',
  'date',
  'datetime',
  'choice',
  'dict',
  'ref',
  'file',
  'lines',
  'json',
  'position',
  'serial',
  'computed',
  'state',
] as const; // biome-format keeps one row readable
export type Kind = (typeof KINDS)[number];

export type Option = Text & { readonly tone?: Tone };

/**
 * A field as it is declared. `V` is the type of its value on the wire, `R` whether it must be filled.
 * Decimals are text (never binary floats), datetimes UTC ISO text, dates `yyyy-MM-dd`, months `yyyy-MM`, references ids.
 */
export type Field<V = unknown, R extends boolean = boolean> = {
  readonly kind: Kind;
  readonly label: Text;
  readonly required?: R;
  /** text: line, long, rich, sealed; number: int, decimal, money, quantity, percent, zone, rate, lat, lon; choice: ship; date: day, month; ref, file: one, many; position: lat, lon. */
  readonly variant?: string;
  /** choice: its values; ref: which records are offered and what they bring; state: its flow; serial: its pattern; computed: the formula over the row, when the row alone suffices; json: whether a value has the form. */
  readonly options?: unknown;
  /** ref: name of the resource; dict: code of the dictionary; lines: the child resource. */
  readonly target?: unknown;
  /** Decimal places of a number. */
  readonly scale?: number;
  /** Least and greatest value of a number; `max` of a text is its length. */
  readonly min?: number;
  readonly max?: number;
  /** What a number counts: the same in all rows, or as a field of the row says, or one of the record to which a line belongs. */
  readonly unit?: Unit;
  /** datetime: the field of the same record that holds the ship's zone at that moment. */
  readonly zone?: string;
  readonly help?: Text;
  readonly default?: unknown;
  /** The permission without which the field is not there: in no answer, list, sheet, history or search. `*` alone does not hold it. */
  readonly private?: string;
  /** Read by the query of a view, which sets this; no form has it. */
  readonly derived?: true;
  /** Carries the type of the value; never present at run time. */
  readonly _value?: V;
};

export type Fields = Readonly<Record<string, Field>>;

type Common = { help?: Text; default?: unknown; private?: string };
type Req<O> = O extends { required: true } ? true : false;

export function text<
  const O extends Common & { required?: boolean; max?: number; min?: number; variant?: 'line' | 'long' | 'rich' },
>(label: Text, options?: O): Field<string, Req<O>> {
  const max = options?.variant === 'rich' ? 1000 : options?.variant === 'long' ? 2000 : 200;
  return { kind: 'text', variant: 'line', max, label, ...options } as Field<string, Req<O>>;
}

/**
 * A text that lies encrypted in the database, such as the number of a bank account: shown by its last four signs to those who hold its
 * permission, and whole to them one record at a time, with a line in the history.
 */
export function sealedText<const O extends { required?: boolean; max?: number; help?: Text }>(
  label: Text,
  permission: string,
  options?: O,
): Field<string, Req<O>> {
  return { kind: 'text', variant: 'sealed', max: 80, label, private: permission, ...options } as Field<string, Req<O>>;
}

type NumberOptions = Common & { required?: boolean; min?: number; max?: number; unit?: Unit };

export function int<const O extends NumberOptions>(label: Text, options?: O): Field<number, Req<O>> {
  return { kind: 'number', variant: 'int', scale: 0, label, ...options } as Field<number, Req<O>>;
}

/** How a decimal is read by the trade: hours east of UTC, an exchange rate, degrees of a position (north and east positive). */
type DecimalOptions = NumberOptions & { variant?: 'zone' | 'rate' | 'lat' | 'lon' };

/** A number with a fixed count of decimal places, as text: `decimal(label, 3, { unit: 't' })`. */
export function decimal<const O extends DecimalOptions>(
  label: Text,
  scale: number,
  options?: O,
): Field<string, Req<O>> {
  return { kind: 'number', variant: 'decimal', scale, label, ...options } as Field<string, Req<O>>;
}

/** Two decimals; in which currency the unit says: `money(label, { unit: { field: 'currencyId' } })`. */
export function money<const O extends NumberOptions>(label: Text, options?: O): Field<string, Req<O>> {
  return { kind: 'number', variant: 'money', scale: 2, label, ...options } as Field<string, Req<O>>;
}

/**
 * A part of a whole between nothing and all of it, such as a tax rate: kept as a fraction of four places, `0.1300`, and typed, shown and
 * written on paper in percent.
 */
export function share<const O extends Common & { required?: boolean }>(
  label: Text,
  options?: O,
): Field<string, Req<O>> {
  const percent = { kind: 'number', variant: 'percent', scale: 4, min: 0, max: 1, unit: '%' } as const;
  return { ...percent, label, ...options } as Field<string, Req<O>>;
}

export function quantity<const O extends NumberOptions>(label: Text, options?: O): Field<string, Req<O>> {
  return { kind: 'number', variant: 'quantity', scale: 4, label, ...options } as Field<string, Req<O>>;
}

export function bool<const O extends Common & { required?: boolean }>(
  label: Text,
  options?: O,
): Field<boolean, Req<O>> {
  return { kind: 'bool', label, ...options } as Field<boolean, Req<O>>;
}

export function date<const O extends Common & { required?: boolean }>(label: Text, options?: O): Field<string, Req<O>> {
  return { kind: 'date', variant: 'day', label, ...options } as Field<string, Req<O>>;
}

export function month<const O extends Common & { required?: boolean }>(
  label: Text,
  options?: O,
): Field<string, Req<O>> {
  return { kind: 'date', variant: 'month', label, ...options } as Field<string, Req<O>>;
}

export function datetime<const O extends Common & { required?: boolean; zone?: string }>(
  label: Text,
  options?: O,
): Field<string, Req<O>> {
  return { kind: 'datetime', label, ...options } as Field<string, Req<O>>;
}

/** Values fixed by the code. Kept as text with a CHECK. `ship`: what a ship does, told apart by its glyph everywhere. */
export function choice<const V extends string, const O extends Common & { required?: boolean; variant?: 'ship' }>(
  values: Readonly<Record<V, Option>>,
  label: Text,
  options?: O,
): Field<V, Req<O>> {
  return { kind: 'choice', label, ...options, options: values } as Field<V, Req<O>>;
}

/** Values that administrators keep in a dictionary; the stored value is the entry's code. */
export function dict<const O extends Common & { required?: boolean }>(
  code: string,
  label: Text,
  options?: O,
): Field<string, Req<O>> {
  return { kind: 'dict', target: code, label, ...options } as Field<string, Req<O>>;
}

type RefOptions = Common & { required?: boolean };

/** A record of another kind: `ref('fleet.berth', label, { where: { vesselId: { field: 'vesselId' } } })`. */
export function ref<const O extends RefOptions & Choices>(
  resource: string,
  label: Text,
  { where, brings, ...options }: O = {} as O,
): Field<number, Req<O>> {
  const choices = where || brings ? { options: { where, brings } satisfies Choices } : {};
  return { kind: 'ref', variant: 'one', target: resource, label, ...options, ...choices } as Field<number, Req<O>>;
}

export function refs<const O extends RefOptions & Pick<Choices, 'where'>>(
  resource: string,
  label: Text,
  { where, ...options }: O = {} as O,
): Field<number[], Req<O>> {
  const choices = where ? { options: { where } satisfies Choices } : {};
  return { kind: 'ref', variant: 'many', target: resource, label, ...options, ...choices } as Field<number[], Req<O>>;
}

export function file<const O extends Common & { required?: boolean }>(label: Text, options?: O): Field<number, Req<O>> {
  return { kind: 'file', variant: 'one', label, ...options } as Field<number, Req<O>>;
}

export function files<const O extends Common & { required?: boolean }>(
  label: Text,
  options?: O,
): Field<number[], Req<O>> {
  return { kind: 'file', variant: 'many', label, ...options } as Field<number[], Req<O>>;
}

/** A value with a form of its own; `shape` tells whether what came has it. */
export function json<V>(
  label: Text,
  { shape, ...options }: Common & { shape: (value: unknown) => boolean },
): Field<V, false> {
  return { kind: 'json', label, ...options, options: shape } as Field<V, false>;
}

/** A latitude or longitude as `DD:MM.SS` with its letter, in canonical form. */
export function position<const O extends Common & { required?: boolean }>(
  variant: 'lat' | 'lon',
  label: Text,
  options?: O,
): Field<string, Req<O>> {
  return { kind: 'position', variant, label, ...options } as Field<string, Req<O>>;
}

/** A document number such as `PR-{yyyy}{MM}-{0000}`: given by the server, unique, tolerant of gaps. */
export function serial(pattern: string, label: Text, options?: Common): Field<string, false> {
  return { kind: 'serial', label, ...options, options: pattern } as Field<string, false>;
}

/** A quantity has four places of which people read as many as there are; what it counts may be left out. */
type Stored =
  | 'text'
  | 'int'
  | 'bool'
  | 'date'
  | 'datetime'
  | 'json'
  | 'quantity'
  | 'share'
  | { quantity: Unit }
  | { scale: number; unit?: Unit };
/** What a computed field says of how it is stored (`variant`). */
export type StoredVariant = Exclude<Extract<Stored, string>, 'share'> | 'decimal' | 'percent';
type StoredValue<S> = S extends 'int' ? number : S extends 'bool' ? boolean : S extends 'json' ? unknown : string;

type Places = { readonly scale: number; readonly unit?: Unit; readonly variant?: 'quantity' | 'percent' };
const QUANTITY: Places = { scale: 4, variant: 'quantity' };
const SHARE: Places = { scale: 4, variant: 'percent', unit: '%' };

function placesOf(stored: Stored): Places | undefined {
  if (stored === 'quantity') return QUANTITY;
  if (stored === 'share') return SHARE;
  if (typeof stored !== 'object') return undefined;
  return 'quantity' in stored ? { ...QUANTITY, unit: stored.quantity } : stored;
}

/** Whether a computed field holds a number with places: its value is text. */
export const hasPlaces = ({ variant }: Pick<Field, 'variant'>): boolean =>
  variant === 'decimal' || variant === 'quantity' || variant === 'percent';

/** Never typed by a user: written by a formula over the row, or by a service. */
export function computed<const S extends Stored>(
  stored: S,
  label: Text,
  options?: { help?: Text; zone?: string; private?: string; from?: (row: never) => StoredValue<S> | null },
): Field<StoredValue<S>, false> {
  const decimal = placesOf(stored);
  return {
    kind: 'computed',
    variant: decimal ? (decimal.variant ?? 'decimal') : stored,
    label,
    help: options?.help,
    zone: options?.zone,
    private: options?.private,
    options: options?.from,
    scale: decimal?.scale,
    unit: decimal?.unit,
  } as Field<StoredValue<S>, false>;
}

/** The state of a record, moved only by the acts of its flow. */
export function state<S extends string>(
  flow: Pick<Flow<S>, 'states' | 'initial'>,
  label: Text = { zh: '状态', en: 'Status' },
): Field<S, true> {
  return { kind: 'state', label, required: true, options: flow, default: flow.initial } as Field<S, true>;
}
