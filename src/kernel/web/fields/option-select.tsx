import { Select } from 'antd';
import type { Tone } from '../../resource/tone.ts';
import { t } from '../i18n.ts';
import { StatusTag } from '../marks/status-tag.tsx';
import { isBlank } from './empty.tsx';
import { chooseText } from './fields.text.ts';
import { ariaOf, type ControlProps } from './kit.ts';

type Props = ControlProps & { options: readonly { value: string; label: string }[] };

/** One of a few known values, found by typing. */
export function OptionSelect({ options, ...props }: Props) {
  const { onBlur, ...aria } = ariaOf(props);
  return (
    <Select
      {...aria}
      onBlur={onBlur}
      value={isBlank(props.value) ? undefined : String(props.value)}
      options={[...options]}
      placeholder={props.placeholder ?? t(chooseText(props.field.label))}
      disabled={props.disabled || props.readOnly}
      allowClear={!props.required}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      onChange={(value) => props.onChange(value ?? null)}
    />
  );
}

/** The word of a value, as a tag where it has a tone. */
export function OptionWord({ word, tone }: { word: string; tone: Tone | undefined }) {
  return tone ? <StatusTag tone={tone}>{word}</StatusTag> : <span>{word}</span>;
}
