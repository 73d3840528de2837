import { Checkbox } from 'antd';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { ReportPage } from '../../../kernel/web/report/report-page.tsx';
import { oilReport } from './oil.report.ts';

const TEXT = {
  include: { zh: '含未确认的动态报', en: 'Include reports that are not confirmed' },
  included: { zh: '统计中含未确认的动态报', en: 'Reports that are not confirmed are counted too' },
} as const;

/** The word of the address by which unconfirmed reports count too. */
const ALL = 'unconfirmed';

/** Confirmed reports alone, unless somebody wants all. */
export function Page() {
  const [params, setParams] = useSearchParams();
  const all = params.has(ALL);
  const narrowed = params.getAll('confirmed').join() === 'true';
  const set = (include: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('confirmed');
        next.delete(ALL);
        if (include) next.set(ALL, '1');
        else next.set('confirmed', 'true');
        return next;
      },
      { replace: true },
    );
  useEffect(() => {
    if (!all && !narrowed) set(false);
  });
  if (!all && !narrowed) return null;
  return (
    <ReportPage
      report={oilReport}
      hrefOf={({ voyageId }) => recordAddress('voyage.voyage', Number(voyageId))}
      extra={
        <>
          {all && <StatusTag tone="amber">{t(TEXT.included)}</StatusTag>}
          <Checkbox checked={all} onChange={(event) => set(event.target.checked)}>
            {t(TEXT.include)}
          </Checkbox>
        </>
      }
    />
  );
}
