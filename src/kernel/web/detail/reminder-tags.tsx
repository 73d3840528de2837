import { useQuery } from '@tanstack/react-query';
import { Tooltip } from 'antd';
import { type Reminded, readReminders, remindedKinds } from '../../reminder.calls.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { t } from '../i18n.ts';
import { StatusTag } from '../marks/status-tag.tsx';
import { recordKeys } from '../records/record-keys.ts';
import { call } from '../request.ts';
import { useMobile } from '../viewport/use-mobile.ts';
import { DETAIL } from './detail.text.ts';

const NONE: readonly never[] = [];

/** What the record reminds of now: a tag a reminder, the most urgent row of it, with the others behind. */
export function ReminderTags({ resource, id }: { resource: AnyResource; id: number }) {
  const phone = useMobile();
  const { data: kinds = NONE } = useQuery<readonly string[]>({
    queryKey: ['reminded-kinds'],
    queryFn: () => call(remindedKinds, { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data = NONE } = useQuery<readonly Reminded[]>({
    queryKey: recordKeys.reminders(resource, id),
    queryFn: () => call(readReminders, { params: { resource: resource.name, id }, quiet: true }),
    enabled: kinds.includes(resource.name),
  });
  const groups = [...Map.groupBy(data, ({ reminder }) => reminder).values()];
  return groups.map((rows) => <ReminderTag key={rows[0]!.reminder} rows={rows} short={phone} />);
}

function ReminderTag({ rows, short }: { rows: readonly Reminded[]; short: boolean }) {
  const [first, ...others] = rows;
  if (!first) return null;
  const told = t(first.when);
  const words = short ? told : t(DETAIL.reminder, { label: t(first.label), when: told });
  return (
    <Tooltip
      title={rows.map(({ key, due, when, detail }) => (
        <div key={key}>{[`${due} ${t(when)}`, t(detail)].filter(Boolean).join(' · ')}</div>
      ))}
    >
      <span className="record-reminder">
        <StatusTag tone={first.tone} late={first.urgency === 0}>
          {others.length > 0 ? t(DETAIL.reminders, { words, n: others.length }) : words}
        </StatusTag>
      </span>
    </Tooltip>
  );
}
