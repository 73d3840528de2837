import { t } from '../../../kernel/web/i18n.ts';
import { ANCHOR_REASON_TEXT, EVENT_TEXT, FOR_ACCOUNT_TEXT, PARTICULAR_TEXT } from '../reports/event.text.ts';
import { REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import { shipTimeWithZone } from '../ship-time.rules.ts';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import { FactList } from './fact-list.web.tsx';
import { type CallEvent, portCallEvents } from './port-call.rules.ts';
import { SmallTable } from './small-table.web.tsx';
import type { ReportDetail } from './use-report.web.ts';

const wordOf = (words: Readonly<Record<string, { zh: string; en: string }>>, code: string): string => {
  const text = words[code];
  return text ? t(text) : code;
};

/** Event times of the report inside the whole port call, this report's own marked; then what it says in words. */
export function ShipMovementPart({ detail }: { detail: ReportDetail }) {
  const { report, context } = detail;
  const events = portCallEvents({ report, recent: context.recent, next: context.next });
  const told = Object.entries(report.particulars).filter(([, value]) => value !== null && value !== '');
  const word = (name: string, value: string): string => {
    if (name === 'reason') return wordOf(ANCHOR_REASON_TEXT, value);
    return name === 'forAccount' ? wordOf(FOR_ACCOUNT_TEXT, value) : value;
  };
  return (
    <>
      {events.length === 0 ? (
        <p className="board-minor">{t(TEXT.noEvents)}</p>
      ) : (
        <SmallTable<CallEvent>
          label={t(TEXT.timeline)}
          rows={events}
          keyOf={(event) => `${event.rptType} ${event.eventCode} ${event.time}`}
          marked={(event) => event.own}
          columns={[
            {
              key: 'time',
              label: t(TEXT.time),
              cell: (event) => (
                <span className="num">
                  {shipTimeWithZone({ utc: event.time ?? '', zone: event.zone, now: context.now })}
                </span>
              ),
            },
            { key: 'event', label: t(TEXT.event), cell: (event) => wordOf(EVENT_TEXT, event.eventCode) },
            {
              key: 'toldBy',
              label: t(TEXT.toldBy),
              cell: (event) => (event.own ? t(TEXT.thisReport) : t(REPORT_TYPE_TEXT[event.rptType])),
            },
            { key: 'place', label: t(TEXT.place), cell: (event) => event.place ?? '—' },
            { key: 'remark', label: t(TEXT.remark), cell: (event) => event.remark ?? '—' },
          ]}
        />
      )}
      {told.length > 0 && (
        <>
          <h3>{t(TEXT.particulars)}</h3>
          <FactList
            facts={told.map(([name, value]) => ({
              key: name,
              label: wordOf(PARTICULAR_TEXT, name),
              value: word(name, String(value)),
            }))}
          />
        </>
      )}
    </>
  );
}
