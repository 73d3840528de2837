import { Button } from 'antd';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { Problems, problemsOf } from '../problems.web.tsx';
import type { CargoRecord, SofEvent } from '../reports/cargo.rules.ts';
import { CARGO_FIELD_TEXT, SOF_FIELD_TEXT } from '../reports/cargo.text.ts';
import { reportCargo, sofEvent } from '../reports/report-lines.resource.ts';
import { shipTimeWithZone } from '../ship-time.rules.ts';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import { FactList, factsOf, Time } from './fact-list.web.tsx';
import { SmallTable } from './small-table.web.tsx';
import { type ReportDetail, useCargoAsOf } from './use-report.web.ts';

const TONNES = ['loaded', 'discharged', 'onBoard'] as const;

/** What lay in the tanks when the report was made: loaded in the voyage so far and not yet discharged. */
export function CargoPart({ detail }: { detail: ReportDetail }) {
  const { report, row, context } = detail;
  const cargo = useCargoAsOf(row.id);
  if (cargo.error) {
    return (
      <>
        <Problems title={t(TEXT.cargoFailed)} problems={problemsOf(cargo.error)} />
        <Button onClick={() => void cargo.refetch()}>{t(TEXT.retry)}</Button>
      </>
    );
  }
  if (!cargo.data) return <SkeletonRows />;
  const { rptTime: utc, zone } = report;
  const time = utc ? shipTimeWithZone({ utc, zone, now: context.now }) : '';
  if (cargo.data.length === 0) return <p className="board-minor">{t(TEXT.noCargo, { time })}</p>;
  return (
    <>
      <h3>{t(TEXT.cargoAsOf, { time })}</h3>
      <SmallTable
        label={t(TEXT.cargoAsOf, { time })}
        rows={cargo.data}
        keyOf={(one) => one.cargoName}
        columns={[
          { key: 'name', label: t(TEXT.cargoName), cell: (one) => one.cargoName },
          ...TONNES.map((name) => ({
            key: name,
            label: `${t(TEXT[name])} (t)`,
            figure: true,
            cell: (one: { [K in (typeof TONNES)[number]]: string }) => formatDecimal(one[name], 3),
          })),
          {
            key: 'temperature',
            label: `${t(CARGO_FIELD_TEXT.temperature)} (°C)`,
            figure: true,
            cell: (one) => formatDecimal(one.temperature, 1),
          },
        ]}
      />
    </>
  );
}

const TIMES = ['hosesOn', 'startTime', 'endTime', 'hosesOff', 'stripStart', 'stripEnd'] as const;
const NAMES = Object.keys(reportCargo.fields).filter((name) => name !== 'events');
const KindDisplay = kitOf(sofEvent.fields.eventType).Display;
const AccountDisplay = kitOf(sofEvent.fields.account).Display;

/** The cargo operations of this report with their statements of facts; what was left empty is not listed. */
export function CargoReportPart({ detail }: { detail: ReportDetail }) {
  const { report, row } = detail;
  const lines = (row.cargos ?? []) as Record<string, unknown>[];
  if (report.cargos.length === 0) return <p className="board-minor">{t(TEXT.noCargoReport)}</p>;
  return report.cargos.map((cargo, i) => (
    <section key={`${cargo.opType} ${cargo.cargoName} ${cargo.startTime} ${cargo.endTime}`}>
      <h3>{t(TEXT.cargoReport, { n: i + 1 })}</h3>
      <FactList facts={cargoFacts(detail, cargo, lines[i] ?? {})} />
      {cargo.events.length > 0 && <Facts events={cargo.events} detail={detail} />}
    </section>
  ));
}

function cargoFacts({ report, context }: ReportDetail, cargo: CargoRecord, line: Record<string, unknown>) {
  const told = NAMES.filter((name) => line[name] !== null && line[name] !== undefined && line[name] !== '');
  return factsOf(reportCargo.fields, line, told).map((fact) => {
    const name = TIMES.find((one) => one === fact.key);
    if (!name) return fact;
    const utc = cargo[name];
    const text = utc && shipTimeWithZone({ utc, zone: report.zone, now: context.now });
    return { ...fact, value: <Time text={text} utc={utc} /> };
  });
}

function Facts({ events, detail: { report, context } }: { events: readonly SofEvent[]; detail: ReportDetail }) {
  const at = (utc: string | null) => (utc ? shipTimeWithZone({ utc, zone: report.zone, now: context.now }) : '—');
  return (
    <SmallTable<SofEvent>
      label={t(TEXT.sof)}
      rows={events}
      keyOf={(event) => `${event.from} ${event.to} ${event.eventType}`}
      columns={[
        { key: 'from', label: t(SOF_FIELD_TEXT.from), cell: (event) => at(event.from) },
        { key: 'to', label: t(SOF_FIELD_TEXT.to), cell: (event) => at(event.to) },
        {
          key: 'eventType',
          label: t(SOF_FIELD_TEXT.eventType),
          cell: (event) => <KindDisplay field={sofEvent.fields.eventType} value={event.eventType} />,
        },
        {
          key: 'account',
          label: t(SOF_FIELD_TEXT.account),
          cell: (event) => <AccountDisplay field={sofEvent.fields.account} value={event.account} />,
        },
        {
          key: 'pressure',
          label: `${t(SOF_FIELD_TEXT.pressure)} (MPa)`,
          figure: true,
          cell: (event) => formatDecimal(event.pressure, 2),
        },
        { key: 'remark', label: t(SOF_FIELD_TEXT.remark), cell: (event) => event.remark ?? '—' },
      ]}
    />
  );
}
