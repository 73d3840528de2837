import type { Field, Kind } from '../../resource/field.ts';
import { boolKit } from './bool.tsx';
import { choiceKit } from './choice.tsx';
import { computedKit } from './computed.tsx';
import { dateKit } from './date.tsx';
import { datetimeKit } from './datetime.tsx';
import { dictKit } from './dict.tsx';
import { fileKit } from './file.tsx';
import { jsonKit } from './json.tsx';
import type { FieldKit } from './kit.ts';
import { linesKit } from './lines.tsx';
import { numberKit } from './number.tsx';
import { positionKit } from './position.tsx';
import { refKit } from './ref.tsx';
import { serialKit } from './serial.tsx';
import { stateKit } from './state.tsx';
import { textKit } from './text.tsx';

const KITS: Readonly<Record<Kind, FieldKit>> = {
  text: textKit,
  number: numberKit,
  bool: boolKit,
  date: dateKit,
  datetime: datetimeKit,
  choice: choiceKit,
  dict: dictKit,
  ref: refKit,
  file: fileKit,
  lines: linesKit,
  json: jsonKit,
  position: positionKit,
  serial: serialKit,
  computed: computedKit,
  state: stateKit,
};

/** Control and display of a field, by its kind. */
export function kitOf(field: Field): FieldKit {
  return KITS[field.kind];
}
