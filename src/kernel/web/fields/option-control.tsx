import { Select } from 'antd';
import { t } from '../i18n.ts';
import { clearable } from './clearable.tsx';
import { isBlank } from './empty.tsx';
import { chooseText } from './fields.text.ts';
import { ariaOf } from './kit.ts';
import type { OptionProps } from './option-select.tsx';

/** One of a few known values, found by typing. */
export function Control({ options, ...props }: OptionProps) {
  const { onBlur, ...aria } = ariaOf(props);
  return (
    <Select
      {...aria}
      onBlur={onBlur}
      value={isBlank(props.value) ? undefined : String(props.value)}
      options={[...options]}
      placeholder={props.placeholder ?? t(chooseText(props.field.label))}
      disabled={props.disabled || props.readOnly}
      allowClear={clearable(!props.required)}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      onChange={(value) => props.onChange(value ?? null)}
    />
  );
}
