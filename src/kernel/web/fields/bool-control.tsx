import { Switch } from 'antd';
import { t } from '../i18n.ts';
import { NO, YES } from './fields.text.ts';
import type { ControlProps } from './kit.ts';

export function Control(props: ControlProps) {
  return (
    <Switch
      id={props.id}
      checked={props.value === true}
      disabled={props.disabled || props.readOnly}
      aria-label={props.ariaLabel}
      aria-describedby={props.describedBy}
      onChange={(on) => props.onChange(on)}
      checkedChildren={t(YES)}
      unCheckedChildren={t(NO)}
    />
  );
}
