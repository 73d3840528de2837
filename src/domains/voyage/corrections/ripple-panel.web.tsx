import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { formatDecimal, isDecimal, isNegative } from '../../../kernel/value/decimal.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { Empty } from '../../../kernel/web/fields/empty.tsx';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { RecordLink } from '../../../kernel/web/records/record-link.tsx';
import { call } from '../../../kernel/web/request.ts';
import { SmallTable } from '../detail/small-table.web.tsx';
import { Problems, problemsOf } from '../problems.web.tsx';
import { oilColumnText } from '../reports/oil.text.ts';
import { isGradeKey, isLube } from '../reports/oil-rows.rules.ts';
import { usePagePath } from '../use-page-path.web.ts';
import { type Ripples, rippleCall } from './correction.calls.ts';
import { CORRECTION_TEXT } from './correction.text.ts';
import { AREA_RECORD, AREA_TEXT, MEASURES, RIPPLE_AREAS, RIPPLE_TEXT as TEXT } from './ripple.text.ts';

type Ripple = Ripples['ripples'][number];

/** Until it is decided a correction can be tried out. */
export const canBeTried = ({ status }: AnyRow): boolean => status === 'USE' || status === 'IN_AUDIT';

/** What stocks, months, costs, ratings, laytime and claims would be once the correction takes effect, before anybody agrees to it. */
export function RipplePanel({ row }: { row: AnyRow }) {
  const found = useQuery({
    // Not among the records: decided meanwhile, it must not be asked again before the page knows.
    queryKey: ['voyage-ripple', row.id, row.version],
    queryFn: ({ signal }) => call(rippleCall, { params: { id: row.id }, signal, quiet: true }),
    retry: false,
  });
  return (
    <Panel title={t(TEXT.title)}>
      {found.error ? (
        <>
          <Problems title={t(TEXT.failed)} problems={problemsOf(found.error)} />
          <Button size="small" onClick={() => void found.refetch()}>
            {t(CORRECTION_TEXT.retry)}
          </Button>
        </>
      ) : found.data ? (
        <Told told={found.data} shipId={Number(row.shipName)} />
      ) : (
        <>
          <p className="board-minor" role="status">
            {t(TEXT.working)}
          </p>
          <SkeletonRows />
        </>
      )}
    </Panel>
  );
}

function Told({ told, shipId }: { told: Ripples; shipId: number }) {
  const { ripples, later, shown, held, withheld } = told;
  const areas = Map.groupBy(ripples, ({ area }) => area);
  return (
    <>
      {ripples.length === 0 && held.length === 0 && <p className="board-minor">{t(TEXT.nothing)}</p>}
      {held.map((one) => (
        <p key={`${one.area} ${one.name}`} className="correction-held">
          <RecordLink resource={AREA_RECORD[one.area]} id={one.recordId}>
            {heldWords(one)}
          </RecordLink>
        </p>
      ))}
      {RIPPLE_AREAS.map((area) => {
        const own = areas.get(area);
        return own && <Area key={area} area={area} ripples={own} shipId={shipId} />;
      })}
      {later > shown && <p className="board-minor">{t(TEXT.later, { n: later, shown })}</p>}
      {(areas.has('LAYTIME') || areas.has('CLAIM')) && <p className="board-minor">{t(TEXT.drawnAnew)}</p>}
      {withheld.length > 0 && (
        <p className="board-minor">{t(TEXT.withheld, { areas: listed(withheld.map((area) => t(AREA_TEXT[area]))) })}</p>
      )}
    </>
  );
}

const heldWords = ({ area, name, into }: Ripples['held'][number]): string =>
  area === 'CII' ? t(TEXT.approvedYear, { name }) : t(TEXT.closedMonth, { name, into: into ?? '' });

function Area({ area, ripples, shipId }: { area: Ripple['area']; ripples: readonly Ripple[]; shipId: number }) {
  const fleet = usePagePath('voyage/Emission');
  const nameOf = ({ recordId, name }: Ripple) => {
    if (recordId !== null)
      return (
        <RecordLink resource={AREA_RECORD[area]} id={recordId}>
          {name}
        </RecordLink>
      );
    // A running year has no record of its own before somebody makes it.
    const year = area === 'CII' && fleet ? `${fleet}?year=${name}&ship=${shipId}` : undefined;
    return year ? <Link to={year}>{name}</Link> : name;
  };
  return (
    <section className="correction-area" aria-label={t(AREA_TEXT[area])}>
      <h3>
        {t(AREA_TEXT[area])} <span className="num">{ripples.length}</span>
      </h3>
      <SmallTable
        label={t(AREA_TEXT[area])}
        rows={ripples}
        keyOf={({ recordId, name, measure, part }) => `${recordId ?? name} ${measure} ${part ?? ''}`}
        columns={[
          { key: 'record', label: t(TEXT.record), cell: nameOf },
          { key: 'item', label: t(TEXT.item), cell: itemOf },
          { key: 'old', label: t(TEXT.old), figure: true, cell: (one) => words(one.old) },
          { key: 'new', label: t(TEXT.new), figure: true, cell: (one) => <b>{words(one.new)}</b> },
          { key: 'by', label: t(TEXT.by), figure: true, cell: ({ by }) => (by === null ? <Empty /> : signed(by)) },
        ]}
      />
    </section>
  );
}

/** `Closing VLSFO (t)`: what it is, of which oil, counted in what. */
function itemOf({ measure, part, unit }: Ripple): string {
  const oil = part !== null && (isGradeKey(part) || isLube(part)) ? t(oilColumnText(part)) : part;
  const counted = unit === null ? '' : t(TEXT.unit, { unit });
  return [t(MEASURES[measure].label), oil].filter(Boolean).join(' ') + counted;
}

const placesIn = (value: string): number => value.split('.')[1]?.length ?? 0;

const words = (value: string | null) =>
  value === null ? <Empty /> : isDecimal(value) ? formatDecimal(value, placesIn(value)) : value;

const signed = (by: string): string => `${isNegative(by) ? '' : '+'}${formatDecimal(by, placesIn(by))}`;
