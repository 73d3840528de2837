import { useQuery } from '@tanstack/react-query';
import { Tooltip } from 'antd';
import { type Reminded, readReminders, remindedKinds } from '../../reminder.calls.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { t } from '../i18n.ts';
import { StatusTag } from '../marks/status-tag.tsx';
import { recordKeys } from '../records/record-keys.ts';
import { call } from '../request.ts';
import { DETAIL } from './detail.text.ts';

const NONE: readonly never[] = [];

/** What the record reminds of now: a tag a reminder, for its most urgent row, the others behind it. */
export function ReminderTags({ resource, id }: { resource: AnyResource; id: number }) {
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
  return groups.map((rows) => <ReminderTag key={rows[0]!.reminder} rows={rows} />);
}

function ReminderTag({ rows }: { rows: readonly Reminded[] }) {
  const [first, ...others] = rows;
  if (!first) return null;
  const words = t(DETAIL.reminder, { label: t(first.label), when: t(first.when) });
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
