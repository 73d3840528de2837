import { Select } from 'antd';
import { optionsOf, optionTone } from '../../resource/describe.ts';
import type { Field } from '../../resource/field.ts';
import { t } from '../i18n.ts';
import { StatusTag } from '../marks/status-tag.tsx';
import { Empty, isBlank } from './empty.tsx';
import { SELECT } from './fields.text.ts';
import { ariaOf, type ControlProps, type DisplayProps, type FieldKit } from './kit.ts';

/** The values of a choice or the states of a flow, in the language of the page. */
export function choicesOf(field: Field): { value: string; label: string }[] {
  return Object.entries(optionsOf(field) ?? {}).map(([value, option]) => ({ value, label: t(option) }));
}

function Control(props: ControlProps) {
  const { onBlur, ...aria } = ariaOf(props);
  return (
    <Select
      {...aria}
      onBlur={onBlur}
      value={isBlank(props.value) ? undefined : String(props.value)}
      options={choicesOf(props.field)}
      placeholder={props.placeholder ?? t(SELECT, { label: t(props.field.label) })}
      disabled={props.disabled || props.readOnly}
      allowClear={!props.required}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      onChange={(value) => props.onChange(value ?? null)}
    />
  );
}

function Display({ field, value }: DisplayProps) {
  if (isBlank(value)) return <Empty />;
  const option = optionsOf(field)?.[String(value)];
  const word = option ? t(option) : String(value);
  const tone = optionTone(field, value);
  return tone ? <StatusTag tone={tone}>{word}</StatusTag> : <span>{word}</span>;
}

/** choice: values fixed by the code, as a tag where they have tones. */
export const choiceKit: FieldKit = { Control, Display };
