import { useQuery } from '@tanstack/react-query';
import { shortTime } from '../../../kernel/web/fields/date-value.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { officeDay } from '../../../kernel/web/office-day.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { userStanding } from './user.calls.ts';
import { USER_TEXT as TEXT } from './user-page.text.ts';

/** Whether the account may work today. */
export function InUse({ row }: { row: AnyRow }) {
  if (row.enabled === false) return <StatusTag tone="grey">{t(TEXT.disabled)}</StatusTag>;
  if (row.expiresOn && String(row.expiresOn) < officeDay()) return <StatusTag tone="red">{t(TEXT.expired)}</StatusTag>;
  return <StatusTag tone="green">{t(TEXT.inUse)}</StatusTag>;
}

/** Beside the name: in use or not, and what keeps somebody from signing in. */
export function Standing({ row }: { row: AnyRow }) {
  const { data } = useQuery({
    queryKey: ['records', 'identity.user', 'standing', row.id],
    queryFn: ({ signal }) => call(userStanding, { params: { id: row.id }, signal, quiet: true }),
  });
  return (
    <>
      <InUse row={row} />
      {row.temporary === true && <StatusTag tone="amber">{t(TEXT.temporary)}</StatusTag>}
      {data && !data.hasPassword && <StatusTag tone="amber">{t(TEXT.noPassword)}</StatusTag>}
      {data?.secondFactor && <StatusTag tone="green">{t(TEXT.hasSecond)}</StatusTag>}
      {data?.lockedUntil && (
        <StatusTag tone="red">{t(TEXT.locked, { time: shortTime(data.lockedUntil, serverDate()) })}</StatusTag>
      )}
      {data && data.sessions > 0 && <StatusTag tone="blue">{t(TEXT.signedIn, { n: data.sessions })}</StatusTag>}
    </>
  );
}
