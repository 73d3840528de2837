import type { Flow } from '../flow/flow.ts';
import type { Text } from '../text.ts';
import type { Tone } from './tone.ts';

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
  /** text: line, long, rich; number: int, decimal, money, quantity, zone, rate, lat, lon; choice: ship; date: day, month; ref, file: one, many; position: lat, lon. */
  readonly variant?: string;
  /** choice: its values; state: its flow; serial: its pattern; computed: the formula over the row, when the row alone suffices; json: whether a value has the form. */
  readonly options?: unknown;
  /** ref: name of the resource; dict: code of the dictionary; lines: the child resource. */
  readonly target?: unknown;
  /** Decimal places of a number. */
  readonly scale?: number;
  /** Least and greatest value of a number; `max` of a text is its length. */
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  /** datetime: the field of the same record that holds the ship's zone at that moment. */
  readonly zone?: string;
  readonly help?: Text;
  readonly default?: unknown;
  /** Carries the type of the value; never present at run time. */
  readonly _value?: V;
};

export type Fields = Readonly<Record<string, Field>>;

type Common = { help?: Text; default?: unknown };
type Req<O> = O extends { required: true } ? true : false;

export function text<
  const O extends Common & { required?: boolean; max?: number; min?: number; variant?: 'line' | 'long' | 'rich' },
>(label: Text, options?: O): Field<string, Req<O>> {
  const max = options?.variant === 'rich' ? 1000 : options?.variant === 'long' ? 2000 : 200;
  return { kind: 'text', variant: 'line', max, label, ...options } as Field<string, Req<O>>;
}

type NumberOptions = Common & { required?: boolean; min?: number; max?: number; unit?: string };

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

export function money<const O extends NumberOptions>(label: Text, options?: O): Field<string, Req<O>> {
  return { kind: 'number', variant: 'money', scale: 2, label, ...options } as Field<string, Req<O>>;
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

export function ref<const O extends Common & { required?: boolean }>(
  resource: string,
  label: Text,
  options?: O,
): Field<number, Req<O>> {
  return { kind: 'ref', variant: 'one', target: resource, label, ...options } as Field<number, Req<O>>;
}

export function refs<const O extends Common & { required?: boolean }>(
  resource: string,
  label: Text,
  options?: O,
): Field<number[], Req<O>> {
  return { kind: 'ref', variant: 'many', target: resource, label, ...options } as Field<number[], Req<O>>;
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

type Stored = 'text' | 'int' | 'bool' | 'date' | 'datetime' | 'json' | { scale: number; unit?: string };
type StoredValue<S> = S extends 'int' ? number : S extends 'bool' ? boolean : S extends 'json' ? unknown : string;

/** Never typed by a user: written by a formula over the row, or by a service. */
export function computed<const S extends Stored>(
  stored: S,
  label: Text,
  options?: { help?: Text; zone?: string; from?: (row: never) => StoredValue<S> | null },
): Field<StoredValue<S>, false> {
  const number = typeof stored === 'object' ? stored : undefined;
  return {
    kind: 'computed',
    variant: number ? 'decimal' : stored,
    label,
    help: options?.help,
    zone: options?.zone,
    options: options?.from,
    scale: number?.scale,
    unit: number?.unit,
  } as Field<StoredValue<S>, false>;
}

/** The state of a record, moved only by the acts of its flow. */
export function state<S extends string, T extends string>(
  flow: Flow<S, T>,
  label: Text = { zh: '状态', en: 'Status' },
): Field<S, true> {
  return { kind: 'state', label, required: true, options: flow, default: flow.initial } as Field<S, true>;
}
