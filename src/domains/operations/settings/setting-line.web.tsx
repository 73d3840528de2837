import { Button } from 'antd';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { confirm } from '../../../kernel/web/confirm.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { useUnsaved } from '../../../kernel/web/tabs/use-tag.ts';
import { SettingControl } from './setting-control.web.tsx';
import { type SettingRow, saveSetting } from './settings.calls.ts';
import { SETTINGS_TEXT as TEXT } from './settings.text.ts';

/** One setting: what it is, its value, where the value comes from. */
export function SettingLine({ row, onSaved }: { row: SettingRow; onSaved: () => void }) {
  const may = usePermission(saveSetting.permission);
  const id = useId();
  const [value, setValue] = useState(row.value);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const changed = value !== row.value;
  useUnsaved(changed);

  const send = async (next: unknown): Promise<void> => {
    setBusy(true);
    setRefused(undefined);
    try {
      await call(saveSetting, {
        params: { name: row.name },
        body: { value: next, updatedAt: row.updatedAt },
        quiet: true,
      });
      notify.success(t(TEXT.saved));
      onSaved();
    } catch (error) {
      setRefused(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const back = async (): Promise<void> => {
    const agreed = await confirm({
      title: t(TEXT.standardQuestion, { name: t(row.label) }),
      effect: t(TEXT.standardEffect),
      act: t(TEXT.standard),
    });
    if (agreed) await send(null);
  };

  return (
    <div className="settings-line">
      <div>
        <label htmlFor={id}>{t(row.label)}</label>
        {row.help && (
          <p className="settings-note" id={`${id}help`}>
            {t(row.help)}
          </p>
        )}
      </div>
      <div className="settings-value">
        <span className="settings-control">
          <SettingControl
            id={id}
            row={row}
            value={value}
            disabled={!may || busy}
            describedBy={row.help ? `${id}help` : undefined}
            onChange={setValue}
          />
          {row.unit && <span>{t(row.unit)}</span>}
        </span>
        <span className="settings-note">
          {row.updatedAt &&
            t(TEXT.setBy, { name: row.updatedBy ?? '', at: dayjs(row.updatedAt).format('YYYY-MM-DD HH:mm') })}
          {row.set && row.type !== 'secret' && ` · ${t(TEXT.standardIs, { value: shownValue(row) })}`}
        </span>
        {refused && (
          <span role="alert" className="settings-refused">
            {refused}
          </span>
        )}
      </div>
      <div className="settings-acts">
        {changed && (
          <>
            <Button type="primary" size="small" loading={busy} onClick={() => void send(value)}>
              {t(TEXT.save)}
            </Button>
            <Button size="small" disabled={busy} onClick={() => setValue(row.value)}>
              {t(TEXT.undo)}
            </Button>
          </>
        )}
        {!changed && row.set && may && (
          <Button type="link" size="small" disabled={busy} onClick={() => void back()}>
            {t(TEXT.standard)}
          </Button>
        )}
      </div>
    </div>
  );
}

function shownValue({ standard, type, options }: SettingRow): string {
  if (type === 'flag') return t(standard ? TEXT.on : TEXT.off);
  const option = options.find(({ value }) => value === standard);
  if (option) return t(option.label);
  return standard === '' ? t(TEXT.empty) : String(standard);
}
