import type { Field } from '../../resource/field.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { defaultsOf } from '../../resource/validate.ts';
import type { GridRow } from '../grid/column.ts';
import { uuid } from '../uuid.ts';

export type LinesProps = {
  name: string;
  field: Field;
  child: AnyResource;
  lines: readonly GridRow[];
  /** The columns, or fields of a card. */
  shown: readonly string[];
  /** Lines are typed in, and unless their number is fixed added and removed. */
  open: boolean;
  fixed: boolean;
};

/** The fields of a line that an editor shows. */
export const shownFields = (child: AnyResource): string[] =>
  Object.keys(child.fields).filter((name) => !['lines', 'json'].includes(child.fields[name]!.kind));

/** A line with the declared defaults; its key names it until the server has given it an id. */
export const newLine = (child: AnyResource): GridRow => ({ ...defaultsOf(child), _key: uuid() });
