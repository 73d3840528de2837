import type { ComponentType } from 'react';
import type { Field, Kind } from '../../resource/field.ts';
import { isTyped } from '../../resource/resource.ts';
import { unitField } from '../../resource/unit.ts';
import type { ControlProps, Label } from '../fields/kit.ts';
import type { Key } from './tree.rules.ts';

/** A row of a grid: values by column. It is never changed in place; a changed row is another object. */
export type GridRow = Readonly<Record<string, unknown>> & {
  readonly id?: Key | null;
  /** Names a row that has no id yet. */
  readonly _key?: string;
  /** Names of the records that it refers to, by column. */
  readonly labels?: Readonly<Record<string, Label>>;
};

/** A column: the field of its values decides how they are read, shown and typed. */
export type GridColumn = {
  readonly name: string;
  readonly field: Field;
  /** In the language of the page; the field's own name unless told. */
  readonly label?: string;
  /** The head over neighbouring columns that name the same one. */
  readonly group?: string;
  /** Least width, px. */
  readonly width?: number;
  /** Stays in sight while the others scroll; frozen columns come first. */
  readonly frozen?: boolean;
  /** Its figures are added up at the foot, and in the rows above others of a tree. */
  readonly total?: boolean;
  /** A value that follows from the row and is never typed. */
  readonly from?: (row: GridRow) => unknown;
  /** Shows the value in place of the field's kind; one line high. */
  readonly Cell?: ComponentType<{ row: GridRow; value: unknown }>;
  /** Takes the value in place of the field's kind; opens beside the cell. */
  readonly Control?: ComponentType<ControlProps>;
};

export const keyOf = (row: GridRow, at: number): Key => row._key ?? row.id ?? `at-${at}`;

type Stored = Exclude<Kind, 'computed'>;
const STORED: Readonly<Record<string, Stored>> = {
  decimal: 'number',
  quantity: 'number',
  int: 'number',
  bool: 'bool',
  date: 'date',
  datetime: 'datetime',
  json: 'json',
};

/** The kind that a field's values have; that of a computed one is how it is stored. */
export const kindOf = (field: Field): Stored =>
  field.kind === 'computed' ? (STORED[field.variant ?? ''] ?? 'text') : field.kind;

/** How a column is typed: in the cell, by choosing from a list, or by a control that opens beside it. */
export type Way = 'text' | 'choose' | 'open';

export function wayOf({ field, Control }: GridColumn): Way {
  if (Control) return 'open';
  switch (kindOf(field)) {
    case 'bool':
    case 'choice':
    case 'dict':
    case 'state':
      return 'choose';
    case 'ref':
      return field.variant === 'many' ? 'open' : 'choose';
    case 'text':
      return field.variant === 'rich' ? 'open' : 'text';
    case 'file':
    case 'json':
    case 'lines':
      return 'open';
    case 'number':
    case 'date':
    case 'datetime':
    case 'position':
    case 'serial':
      return 'text';
  }
}

type Formula = (row: GridRow) => unknown;
const formulaOf = (field: Field): Formula | undefined =>
  field.kind === 'computed' && typeof field.options === 'function' ? (field.options as Formula) : undefined;

/** The value of a column in a row: kept there, or what follows from the row. */
export function valueIn({ name, field, from }: GridColumn, row: GridRow): unknown {
  const formula = from ?? formulaOf(field);
  return formula ? formula(row) : row[name];
}

/** The column that says the unit of another one's figures, row by row. */
export function unitColumn(columns: readonly GridColumn[], name: string): GridColumn | undefined {
  const field = columns.find((one) => one.name === name)?.field;
  const by = field && unitField(field);
  return by === undefined ? undefined : columns.find((one) => one.name === by);
}

/** Whether a column takes values at all; by row it may take fewer. */
export const takesValues = ({ field, from }: GridColumn): boolean => from === undefined && isTyped(field);

/** The row with other values in some columns; the names that stood beside the old values go with them. */
export function withValues(row: GridRow, values: readonly { name: string; value: unknown; label?: Label }[]): GridRow {
  const next: Record<string, unknown> = { ...row };
  let labels: Record<string, Label> | undefined;
  for (const { name, value, label } of values) {
    next[name] = value;
    if (label === undefined && row.labels?.[name] === undefined) continue;
    labels ??= { ...row.labels };
    if (label === undefined) delete labels[name];
    else labels[name] = label;
  }
  return labels ? { ...next, labels } : next;
}
