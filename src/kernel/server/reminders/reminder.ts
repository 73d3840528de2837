import type { Fields } from '../../resource/field.ts';
import type { AnyResource, Resource } from '../../resource/resource.ts';
import type { Text } from '../../text.ts';
import type { Ctx } from '../context.ts';
import type { Declared } from '../declared.ts';

export type ReminderTone = 'grey' | 'amber' | 'red';

/**
 * When one is told: so many days, of a moment also hours, before (negative) or after what is due. `escalate` tells also those of
 * `escalateTo`. Without a tone it is grey before, amber on the day itself and red after.
 */
export type Level = ({ readonly days: number } | { readonly hours: number }) & {
  readonly tone?: ReminderTone;
  readonly escalate?: true;
};

/**
 * Who is told, of those who may see the record at all: whom a field of the row names, or who made it (`createBy`); everybody of a role;
 * everybody who holds a permission by its name, which `*` is not.
 */
export type Recipient<K extends string = string> =
  | { readonly field: K | 'createBy' }
  | { readonly role: string }
  | { readonly permission: string };

/** A row whose level has been reached. */
export type DueRow = {
  /** Of the row, and of the record on which it is shown. */
  readonly id: number;
  readonly recordId: number;
  readonly title: Text;
  /** `yyyy-MM-dd`, or a moment in UTC. */
  readonly due: string;
  /** Hours from what is due to the level that was reached. */
  readonly level: number;
  /** 0: it was due before; 1: it is due today; 2: later. */
  readonly urgency: 0 | 1 | 2;
  readonly createBy: number | null;
  /** Fields of the row, none of them private, and the names of what they refer to. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly names: Readonly<Record<string, Text>>;
};

export type Reminder<K extends string = string> = {
  /** `domain.name`; by this name people choose how it reaches them. */
  readonly name: string;
  readonly label: Text;
  /** The records, or the read model, whose rows are looked at. */
  readonly of: AnyResource;
  /** The day or the moment that is due; a row without one reminds of nothing. */
  readonly date: K;
  /** It is the day from which something stands so, not one by which something is to be done: messages say since when. */
  readonly since?: true;
  /** Which rows still matter: fields with the values that they may have. */
  readonly where?: { readonly [F in K]?: readonly string[] };
  /** From the earliest to the latest. */
  readonly levels: readonly Level[];
  readonly to: readonly Recipient<K>[];
  readonly escalateTo?: readonly Recipient<K>[];
  /** The field that refers to the record on which it is shown, where the row itself is none. */
  readonly record?: K;
  /** The field that names the ship or unit by which the home page groups. */
  readonly about?: K;
  /** Fields whose words stand in the message. */
  readonly shows?: readonly K[];
  /** Mails to people outside, such as suppliers, in the same transaction. */
  readonly mails?: (ctx: Ctx, rows: readonly DueRow[]) => Promise<void>;
};

/** Declares a reminder over records or a read model, for `Module.reminders`. */
export const defineReminder = <const F extends Fields>({
  of,
  ...reminder
}: Omit<Reminder<keyof F & string>, 'of'> & { readonly of: Resource<F> }): Reminder =>
  ({ ...reminder, of }) as Reminder;

const HOURS = 24;
export const hoursOf = (level: Level): number => ('days' in level ? level.days * HOURS : level.hours);

export function toneOf(level: Level): ReminderTone {
  if (level.tone) return level.tone;
  const hours = hoursOf(level);
  return hours < 0 ? 'grey' : hours === 0 ? 'amber' : 'red';
}

/** The declared level of a row; the latest before it where the declaration has changed since. */
export const levelOf = ({ levels }: Pick<Reminder, 'levels'>, hours: number): Level =>
  levels.findLast((level) => hoursOf(level) <= hours) ?? levels[0]!;

/** Whether what is due is a day of the office's calendar and not a moment. */
export function isDay({ of, date }: Pick<Reminder, 'of' | 'date'>): boolean {
  const field = of.fields[date];
  return (field?.kind === 'computed' ? field.variant : field?.kind) === 'date';
}

/** The kind of record on which it is shown, by name. */
export function remindsOn({ of, record }: Pick<Reminder, 'of' | 'record'>): string {
  if (record) return String(of.fields[record]?.target);
  return (of.view?.of ?? of).name;
}

export const remindersOf = ({ reminders }: Pick<Declared, 'reminders'>, resource: string): Reminder[] =>
  [...reminders.values()].filter((reminder) => remindsOn(reminder) === resource);
