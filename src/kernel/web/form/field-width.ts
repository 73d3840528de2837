import type { Field } from '../../resource/field.ts';

/** How wide a control is: what stands in it decides, not the room there is (pixels in form.css). */
export type FieldWidth = 'date' | 'time' | 'number' | 'money' | 'code' | 'name' | 'fill' | 'row';

/** A text of up to so many characters is a code or number; of so many a line of its own. */
const CODE_LENGTH = 20;
const LINE_LENGTH = 200;

export function widthOf(field: Field): FieldWidth {
  switch (field.kind) {
    case 'date':
      return 'date';
    case 'datetime':
    case 'position':
      return 'time';
    case 'number':
      return field.variant === 'money' || field.variant === 'quantity' ? 'money' : 'number';
    case 'text':
      if (field.variant === 'long' || field.variant === 'rich') return 'row';
      if ((field.max ?? LINE_LENGTH) <= CODE_LENGTH) return 'code';
      return (field.max ?? LINE_LENGTH) >= LINE_LENGTH ? 'fill' : 'name';
    case 'choice':
    case 'dict':
      return 'name';
    case 'ref':
      return field.variant === 'many' ? 'fill' : 'name';
    case 'lines':
    case 'json':
    case 'file':
      return 'row';
    case 'bool':
    case 'serial':
    case 'state':
    case 'computed':
      return 'name';
  }
}

/** Fields that take the whole row where they stand alone in theirs. */
export const takesRow = (width: FieldWidth): boolean => width === 'row' || width === 'fill';
