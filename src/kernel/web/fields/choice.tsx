import { optionsOf, optionTone } from '../../resource/describe.ts';
import type { Field } from '../../resource/field.ts';
import { t } from '../i18n.ts';
import { SHIP_KINDS } from '../marks/ship-kind.ts';
import { Empty, isBlank } from './empty.tsx';
import type { ControlProps, DisplayProps, FieldKit } from './kit.ts';
import { OptionSelect, OptionWord } from './option-select.tsx';

/** The values of a choice or the states of a flow, in the language of the page. */
export function choicesOf(field: Field): { value: string; label: string }[] {
  return Object.entries(optionsOf(field) ?? {}).map(([value, option]) => ({ value, label: t(option) }));
}

const Control = (props: ControlProps) => <OptionSelect {...props} options={choicesOf(props.field)} />;

function Display({ field, value }: DisplayProps) {
  if (isBlank(value)) return <Empty />;
  const option = optionsOf(field)?.[String(value)];
  const kind = field.variant === 'ship' ? String(value).toLowerCase() : undefined;
  const ship = SHIP_KINDS.find((one) => one === kind);
  return <OptionWord word={option ? t(option) : String(value)} tone={optionTone(field, value)} ship={ship} />;
}

/** choice: values fixed by the code, as a tag where they have tones. */
export const choiceKit: FieldKit = { Control, Display };
