import { choiceKit } from './choice.tsx';
import type { ControlProps, FieldKit } from './kit.ts';
import './fields.css';

/** Only acts move a state: a form shows it and takes no input. */
function Control(props: ControlProps) {
  return (
    <div className="field-computed" id={props.id}>
      <choiceKit.Display field={props.field} value={props.value} />
    </div>
  );
}

export const stateKit: FieldKit = { Control, Display: choiceKit.Display };
