import type { ReactNode } from 'react';
import type { Text } from '../../../kernel/text.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { RecordLink } from '../../../kernel/web/records/record-link.tsx';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { type Fact, FactList } from '../detail/fact-list.web.tsx';
import { SmallTable } from '../detail/small-table.web.tsx';
import { Problems, problemsOf } from '../problems.web.tsx';
import { EVENT_TEXT } from '../reports/event.text.ts';
import { REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import { shipTimeWithZone } from '../ship-time.rules.ts';
import type { PortCallStory } from './port-call.calls.ts';
import { PORT_CALL_TEXT as TEXT } from './port-call.text.ts';
import { sofLine } from './port-call-lines.resource.ts';
import { usePortCallStory } from './use-port-call-story.web.ts';

/** A word of the domain by its code; a code that is not known stands for itself. */
export const wordOf = (words: Readonly<Record<string, { zh: string; en: string }>>, code: string): string => {
  const text = words[code];
  return text ? t(text) : code;
};

export const atShip = (utc: string | null, zone: number | null): string =>
  utc ? shipTimeWithZone({ utc, zone, now: serverDate().toISOString() }) : '—';

type StoryProps = { row: AnyRow; children: (story: PortCallStory) => ReactNode };

/** A part of what reports tell of a call, once it is there. */
export function OfStory({ row, children }: StoryProps) {
  const { data, error } = usePortCallStory(row.id, Number(row.version));
  if (error) return <Problems title={t(TEXT.failed)} problems={problemsOf(error)} />;
  return data ? children(data) : <SkeletonRows />;
}

export const REPORT = 'voyage.report';

export type PartProps = { readonly story: PortCallStory; readonly row: AnyRow };

/** The events of the call in order of time, each with the report that told of it. */
export function Timeline({ story }: PartProps) {
  if (story.events.length === 0) return <p className="board-minor">{t(TEXT.nothing)}</p>;
  return (
    <div className="report-part">
      <FactList facts={passageFacts(story)} />
      <SmallTable
        label={t(TEXT.timeline)}
        rows={story.events}
        keyOf={(event) => `${event.reportId} ${event.eventCode} ${event.time}`}
        columns={[
          {
            key: 'time',
            label: t(TEXT.time),
            cell: ({ time, zone }) => <span className="num">{atShip(time, zone)}</span>,
          },
          { key: 'event', label: t(TEXT.event), cell: ({ eventCode }) => wordOf(EVENT_TEXT, eventCode) },
          {
            key: 'toldBy',
            label: t(TEXT.toldBy),
            cell: ({ reportId, rptType }) => (
              <RecordLink resource={REPORT} id={reportId}>
                {wordOf(REPORT_TYPE_TEXT, rptType)}
              </RecordLink>
            ),
          },
          { key: 'place', label: t(TEXT.place), cell: ({ place }) => place ?? '—' },
          { key: 'remark', label: t(TEXT.remark), cell: ({ remark }) => remark ?? '—' },
        ]}
      />
    </div>
  );
}

/** How she came here, and how far she ran in the port. */
function passageFacts({ passage: { distance, hours, speed, inPort } }: PortCallStory): Fact[] {
  const fact = (key: string, label: Text, value: string | null, places: number, unit: string): Fact[] =>
    value === null ? [] : [{ key, label: t(label), value: `${formatDecimal(value, places)} ${unit}` }];
  return [
    ...fact('distance', TEXT.passageMiles, distance, 1, 'nm'),
    ...fact('hours', TEXT.passageHours, hours, 2, 'h'),
    ...fact('speed', TEXT.passageSpeed, speed, 2, 'kn'),
    ...fact('inPort', TEXT.inPortMiles, inPort, 1, 'nm'),
  ];
}

/** The reports of the call. */
export function Reports({ story }: PartProps) {
  if (story.reports.length === 0) return <p className="board-minor">{t(TEXT.nothing)}</p>;
  return (
    <SmallTable
      label={t(TEXT.reports)}
      rows={story.reports}
      keyOf={({ reportId }) => String(reportId)}
      columns={[
        {
          key: 'number',
          label: t(TEXT.number),
          cell: ({ reportId, reportNo }) => (
            <RecordLink resource={REPORT} id={reportId}>
              {reportNo}
            </RecordLink>
          ),
        },
        { key: 'type', label: t(TEXT.toldBy), cell: ({ rptType }) => wordOf(REPORT_TYPE_TEXT, rptType) },
        {
          key: 'time',
          label: t(TEXT.time),
          cell: ({ rptTime, zone }) => <span className="num">{atShip(rptTime, zone)}</span>,
        },
        { key: 'state', label: t(TEXT.state), cell: ({ confirmed }) => t(confirmed ? TEXT.confirmed : TEXT.waiting) },
      ]}
    />
  );
}

const { eventType, account } = sofLine.fields;
const KindDisplay = kitOf(eventType).Display;
const AccountDisplay = kitOf(account).Display;

/** What reports say and the statement does not hold yet. */
export function Proposals({ story, row }: PartProps) {
  const zone = row.zone == null ? null : Number(row.zone);
  const nothing = story.proposals.length + story.unconfirmed === 0;
  if (nothing) return <p className="board-minor">{t(TEXT.allTaken)}</p>;
  return (
    <>
      {story.proposals.length > 0 && (
        <SmallTable
          label={t(TEXT.toTake)}
          rows={story.proposals}
          keyOf={(line) => `${line.eventType} ${line.from}`}
          columns={[
            { key: 'from', label: t(sofLine.fields.from.label), cell: ({ from }) => atShip(from, zone) },
            { key: 'to', label: t(sofLine.fields.to.label), cell: ({ to }) => atShip(to, zone) },
            {
              key: 'eventType',
              label: t(eventType.label),
              cell: (line) => <KindDisplay field={eventType} value={line.eventType} />,
            },
            {
              key: 'account',
              label: t(account.label),
              cell: (line) => <AccountDisplay field={account} value={line.account} />,
            },
            { key: 'remark', label: t(TEXT.remark), cell: ({ remark }) => remark ?? '—' },
          ]}
        />
      )}
      {story.unconfirmed > 0 && <p className="board-minor">{t(TEXT.notYet, { count: story.unconfirmed })}</p>}
    </>
  );
}
