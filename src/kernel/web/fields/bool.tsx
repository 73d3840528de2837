import { Switch } from 'antd';
import { t } from '../i18n.ts';
import { Empty } from './empty.tsx';
import { NO, YES } from './fields.text.ts';
import type { ControlProps, DisplayProps, FieldKit } from './kit.ts';

function Control(props: ControlProps) {
  return (
    <Switch
      id={props.id}
      checked={props.value === true}
      disabled={props.disabled || props.readOnly}
      aria-label={props.ariaLabel}
      aria-describedby={props.describedBy}
      onChange={props.onChange}
      checkedChildren={t(YES)}
      unCheckedChildren={t(NO)}
    />
  );
}

function Display({ value }: DisplayProps) {
  if (typeof value !== 'boolean') return <Empty />;
  return <span>{t(value ? YES : NO)}</span>;
}

export const boolKit: FieldKit = { Control, Display };
