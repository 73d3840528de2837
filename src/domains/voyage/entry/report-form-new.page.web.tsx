import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import type { Unsent } from '../../../kernel/web/offline/outbox.rules.ts';
import { useUnsentOf } from '../../../kernel/web/offline/unsent.ts';
import { messageOf, request } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { useUser } from '../../../kernel/web/session/session.ts';
import { useHeld } from '../../../kernel/web/use-held.ts';
import { WaitsHere } from '../../../shell/offline/waits-here.tsx';
import { deriveReport } from '../reports/derive.rules.ts';
import { REPORT_TYPES, type Report, type ReportType } from '../reports/report.rules.ts';
import { carryTyped } from './carry-over.rules.ts';
import './entry-styles.web.ts';
import { ENTRY } from './entry.text.ts';
import type { ExistingEntry, Prefilled } from './entry-context.calls.ts';
import { EntryForm } from './entry-form.web.tsx';
import { createEntry, type Entry } from './entry-model.web.ts';
import { dueNoon, prepareReport } from './prepare.rules.ts';
import { reportFormName } from './report-form-name.rules.ts';
import { StartChoice } from './start-choice.web.tsx';

/** Where voyage reports are made and edited: `?shipId=&type=` begins a new one, `?id=` opens an unconfirmed one. */
export function Page() {
  const [search, setSearch] = useSearchParams();
  const { vesselIds } = useUser();
  const own = Array.isArray(vesselIds) && vesselIds.length === 1 ? vesselIds[0] : undefined;
  const id = Number(search.get('id')) || undefined;
  const shipId = Number(search.get('shipId')) || own;
  const type = REPORT_TYPES.find((one) => one === search.get('type'));
  // What was typed before another type was chosen.
  const [carried, setCarried] = useState<{ typed: Report; changed: readonly string[] }>();
  if (id) return <Existing key={id} id={id} />;
  if (!shipId || !type) {
    return (
      <StartChoice
        shipId={shipId}
        fixed={own !== undefined}
        onShip={(ship) => setSearch({ shipId: String(ship) })}
        onType={(picked) => setSearch({ shipId: String(shipId), type: picked })}
      />
    );
  }
  return (
    <FreshUnlessWaiting
      key={`${shipId} ${type}`}
      shipId={shipId}
      type={type}
      carried={carried}
      onType={(picked, entry) => {
        setCarried({ typed: entry.store.values(), changed: entry.store.changed() });
        setSearch({ shipId: String(shipId), type: picked });
      }}
    />
  );
}

/** Hears of the form as it begins. */
type Begun = { onBegun: (entry: Entry) => void };

type FreshProps = {
  shipId: number;
  type: ReportType;
  carried: { typed: Report; changed: readonly string[] } | undefined;
  onType: (type: ReportType, entry: Entry) => void;
};

/** While a report of that type waits for the line, it is not begun once more; the one that is just being put by keeps its form until it closes. */
function FreshUnlessWaiting(props: FreshProps) {
  const { shipId, type } = props;
  const unsent = useUnsentOf(reportFormName({ id: null, shipId, rptType: type }));
  const [entry, setEntry] = useState<Entry>();
  if (unsent && !entry?.dirty()) return <WaitsNote one={unsent} />;
  return <Fresh {...props} onBegun={setEntry} />;
}

function WaitsNote({ one }: { one: Unsent }) {
  return (
    <div className="entry-start">
      <h1>{t(ENTRY.title)}</h1>
      <div role="status" className="entry-start-note">
        <strong>{t(ENTRY.waitsTitle, { title: one.title })}</strong>
        <p>{one.refused ?? t(ENTRY.waitsBody)}</p>
        <WaitsHere one={one} />
      </div>
    </div>
  );
}

function Fresh({ shipId, type, carried, onType, onBegun }: FreshProps & Begun) {
  const found = useQuery({
    queryKey: ['voyage-entry', 'prefill', shipId, type],
    queryFn: async ({ signal }) => {
      const query = { shipId, rptType: type };
      return beginReport(
        await request<Prefilled>('GET', '/api/voyage/reports/prefill', { query, signal, quiet: true, offline: true }),
      );
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const begun = useHeld(found.data);
  if (!begun) return <Waiting error={found.error} onRetry={() => void found.refetch()} />;
  return <FreshForm begun={begun} carried={carried} onType={onType} onBegun={onBegun} />;
}

/** A noon report is for the ship's noon that is due, not for the minute in which it is written. */
function beginReport({ report, context }: Prefilled): Prefilled {
  const { previous, ship } = context;
  const now = serverDate().toISOString();
  const noon = report.rptType === 'NOON' ? dueNoon({ previous, ship, now }) : null;
  const timed = noon ? deriveReport({ report: { ...report, rptTime: noon }, previous, ship }) : report;
  return { report: prepareReport({ report: timed, ...context }), context };
}

type FreshFormProps = { begun: Prefilled } & Pick<FreshProps, 'carried' | 'onType'> & Begun;

function FreshForm({ begun, carried, onType, onBegun }: FreshFormProps) {
  const engineOnly = !usePermission('voyage:report:nautical');
  const [entry] = useState(() => {
    const { report, context } = begun;
    const made = createEntry({ report, context, engineOnly, fresh: true });
    if (carried?.typed.shipId === report.shipId && carried.typed.rptType !== report.rptType) {
      const next = carryTyped({ ...carried, fresh: report });
      made.replace(prepareReport({ report: next, ...context }));
    }
    return made;
  });
  useEffect(() => onBegun(entry), [entry, onBegun]);
  return <EntryForm entry={entry} onType={(type) => onType(type, entry)} />;
}

function Existing({ id }: { id: number }) {
  const found = useQuery({
    queryKey: ['voyage-entry', 'existing', id],
    queryFn: ({ signal }) =>
      request<ExistingEntry>('GET', '/api/voyage/reports/:id/entry', {
        params: { id },
        signal,
        quiet: true,
        offline: true,
      }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const begun = useHeld(found.data);
  if (!begun) return <Waiting error={found.error} onRetry={() => void found.refetch()} />;
  if (begun.row.confirmed === 'CONFIRMED') return <Locked />;
  return <ExistingForm found={begun} />;
}

function ExistingForm({ found }: { found: ExistingEntry }) {
  const { report, context, findings, version, row } = found;
  const engineOnly = !usePermission('voyage:report:nautical');
  const [entry] = useState(() =>
    createEntry({ report: prepareReport({ report, ...context }), context, findings, engineOnly }),
  );
  const returned = row.returned === true ? String(row.returnReason ?? '—') : null;
  return <EntryForm entry={entry} version={version} returned={returned} onType={() => undefined} />;
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="entry-start">
      <h1>{t(ENTRY.title)}</h1>
      {error ? (
        <div role="alert" className="entry-start-note">
          <strong>{t(ENTRY.loadFailed)}</strong>
          <p>{messageOf(error)}</p>
          <Button onClick={onRetry}>{t(ENTRY.retry)}</Button>
        </div>
      ) : (
        <div className="entry-skeleton" aria-busy="true" />
      )}
    </div>
  );
}

function Locked() {
  return (
    <div className="entry-start">
      <h1>{t(ENTRY.title)}</h1>
      <div role="status" className="entry-start-note">
        <strong>{t(ENTRY.lockedTitle)}</strong>
        <p>{t(ENTRY.lockedBody)}</p>
      </div>
    </div>
  );
}
