import { Button, Input, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { usePickLabels, usePickOptions } from '../../../kernel/web/fields/use-pick-options.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { useGuardedClose } from '../../../kernel/web/leave/use-guarded-close.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { cronWords } from './cron-words.rules.ts';
import { type ScheduleRow, saveSchedule } from './timing.calls.ts';
import { TIMING_TEXT as TEXT } from './timing.text.ts';
import { slotTime } from './timing-words.web.tsx';
import { usePreview, useRefresh } from './use-timing.web.ts';
import './timing.css';
import { clearable } from '../../../kernel/web/fields/clearable.tsx';

/** Patterns that offices ask for. */
const USUAL = ['*/15 * * * *', '0 * * * *', '0 8 * * *', '0 8 * * 1-5', '0 8 * * 1', '30 2 1 * *'];

/** When a schedule runs and who is told when it fails. */
export function ScheduleForm({ schedule, onClose }: { schedule: ScheduleRow; onClose: () => void }) {
  const [cron, setCron] = useState(schedule.cron);
  const [ownerId, setOwnerId] = useState(schedule.ownerId);
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string>();
  const close = useGuardedClose(cron !== schedule.cron || ownerId !== schedule.ownerId, onClose);
  const preview = usePreview(cron.trim());
  const refresh = useRefresh();
  const id = useId();
  const bad = cron.trim() === '' || preview.data?.valid === false;

  const save = async (): Promise<void> => {
    setSaving(true);
    setRefused(undefined);
    try {
      await call(saveSchedule, {
        params: { name: schedule.name },
        body: { cron: cron.trim(), paused: schedule.paused, ownerId, version: schedule.version },
        quiet: true,
      });
      notify.success(t(TEXT.saved));
      refresh();
      onClose();
    } catch (error) {
      setRefused(messageOf(error));
    } finally {
      setSaving(false);
    }
  };

  return (
    <Modal
      open
      title={t(TEXT.editOf, { name: t(schedule.label) })}
      okText={t(TEXT.save)}
      cancelText={t(TEXT.cancel)}
      okButtonProps={{ disabled: bad, loading: saving }}
      onOk={() => void save()}
      onCancel={close}
    >
      <div className="timing-form">
        <div className="timing-field">
          <label htmlFor={`${id}cron`}>{t(TEXT.cron)}</label>
          <Input
            id={`${id}cron`}
            value={cron}
            maxLength={100}
            status={bad ? 'error' : undefined}
            aria-describedby={`${id}help`}
            aria-invalid={bad}
            onChange={(event) => setCron(event.target.value)}
            onPressEnter={() => !bad && void save()}
            addonAfter={
              <Button
                type="link"
                size="small"
                disabled={cron === schedule.standard}
                onClick={() => setCron(schedule.standard)}
              >
                {t(TEXT.standard)}
              </Button>
            }
          />
          <span id={`${id}help`} className={bad ? 'timing-error' : 'timing-sub'}>
            {bad ? t(TEXT.badCron) : t(cronWords(cron))} · {t(TEXT.cronHelp)}
          </span>
        </div>
        <div className="timing-field">
          <label htmlFor={`${id}usual`}>{t(TEXT.usual)}</label>
          <Select
            id={`${id}usual`}
            value={USUAL.includes(cron.trim()) ? cron.trim() : undefined}
            options={USUAL.map((pattern) => ({ value: pattern, label: t(cronWords(pattern)) }))}
            onChange={setCron}
          />
        </div>
        <div className="timing-field" aria-live="polite">
          <span>{t(TEXT.nextRuns)}</span>
          <ol className="timing-next">
            {(bad ? [] : (preview.data?.next ?? [])).map((at) => (
              <li key={at}>{slotTime(at)}</li>
            ))}
          </ol>
        </div>
        <Owner id={`${id}owner`} value={ownerId} onChange={setOwnerId} />
        {refused && (
          <p role="alert" className="timing-error">
            {refused}
          </p>
        )}
      </div>
    </Modal>
  );
}

type OwnerProps = { id: string; value: number | null; onChange: (id: number | null) => void };

function Owner({ id, value, onChange }: OwnerProps) {
  const [open, setOpen] = useState(false);
  const found = usePickOptions('identity.user', open);
  const names = usePickLabels('identity.user', value === null ? [] : [value]);
  return (
    <div className="timing-field">
      <label htmlFor={id}>{t(TEXT.owner)}</label>
      <Select
        id={id}
        allowClear={clearable()}
        labelInValue
        open={open}
        onOpenChange={setOpen}
        loading={found.loading && open}
        showSearch={{ filterOption: false, onSearch: found.search }}
        placeholder={t(TEXT.admins)}
        value={value === null ? undefined : { value, label: names.get(value) ?? '' }}
        options={found.options.map((option) => ({ value: option.id, label: option.label }))}
        onChange={(next: { value: number; label: string } | undefined) => onChange(next?.value ?? null)}
        onPopupScroll={(event) => {
          const list = event.currentTarget;
          if (list.scrollHeight - list.scrollTop - list.clientHeight < 40) found.loadMore();
        }}
      />
      <span className="timing-sub">{t(TEXT.ownerHelp)}</span>
    </div>
  );
}
