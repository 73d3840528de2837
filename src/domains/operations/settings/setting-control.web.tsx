import { Input, InputNumber, Select, Switch } from 'antd';
import { t } from '../../../kernel/web/i18n.ts';
import type { SettingRow } from './settings.calls.ts';
import { SETTINGS_TEXT as TEXT } from './settings.text.ts';

type Props = {
  id: string;
  row: SettingRow;
  value: unknown;
  disabled: boolean;
  describedBy: string | undefined;
  onChange: (value: unknown) => void;
};

/** The control that the kind of the setting asks for. */
export function SettingControl({ id, row, value, disabled, describedBy, onChange }: Props) {
  const common = { id, disabled, 'aria-describedby': describedBy };
  switch (row.type) {
    case 'flag':
      return <Switch {...common} checked={value === true} onChange={onChange} />;
    case 'number':
      return (
        <InputNumber
          controls={false}
          {...common}
          value={typeof value === 'number' ? value : null}
          min={row.min ?? undefined}
          max={row.max ?? undefined}
          precision={row.whole ? 0 : undefined}
          onChange={(next) => next !== null && onChange(next)}
        />
      );
    case 'choice':
      return (
        <Select
          {...common}
          value={typeof value === 'string' ? value : undefined}
          options={row.options.map((option) => ({ value: option.value, label: t(option.label) }))}
          popupMatchSelectWidth={false}
          onChange={onChange}
        />
      );
    case 'secret':
      return (
        <Input.Password
          {...common}
          autoComplete="new-password"
          value={typeof value === 'string' ? value : ''}
          placeholder={t(row.set ? TEXT.secretSet : TEXT.secretNone)}
          onChange={(event) => onChange(event.target.value || null)}
        />
      );
    default:
      return <Input {...common} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />;
  }
}
