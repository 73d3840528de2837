import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ref } from '../../../kernel/resource/field.ts';
import { refKit } from '../../../kernel/web/fields/ref.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { useUnsentOf } from '../../../kernel/web/offline/unsent.ts';
import { call, messageOf, request } from '../../../kernel/web/request.ts';
import { showBox } from '../../../shell/offline/show-box.ts';
import { MOVEMENT_STATE_TEXT } from '../reports/movement-state.rules.ts';
import { REPORT_TYPES, type ReportType } from '../reports/report.rules.ts';
import { REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import { ENTRY } from './entry.text.ts';
import type { EntryContext, Prefilled } from './entry-context.calls.ts';
import { reportFormName } from './report-form-name.rules.ts';
import { refusalOf } from './type-select.web.tsx';

const SHIP = ref('fleet.vessel', ENTRY.ship, { required: true });

type Props = {
  shipId: number | undefined;
  /** A ship's own user has no other ship. */
  fixed: boolean;
  onShip: (shipId: number) => void;
  onType: (type: ReportType) => void;
};

/** Ship first, then the types that its movement allows; the others say why not. */
export function StartChoice({ shipId, fixed, onShip, onType }: Props) {
  return (
    <div className="entry-start">
      <h1>{t(ENTRY.title)}</h1>
      {!fixed && (
        <div className="entry-start-ship">
          <label htmlFor="entry-ship">{t(ENTRY.chooseShip)}</label>
          <refKit.Control
            field={SHIP}
            id="entry-ship"
            value={shipId ?? null}
            required
            onChange={(next) => typeof next === 'number' && onShip(next)}
          />
        </div>
      )}
      {!fixed && !shipId && <DueShips onShip={onShip} />}
      {shipId && <Types key={shipId} shipId={shipId} onType={onType} />}
    </div>
  );
}

/** What waits because a ship has not reported, and how its ship is named there. */
const DUE_KINDS = ['voyage.late', 'voyage.due'];
const VESSEL = 'fleet.vessel ';

/** Whoever writes for several ships begins with those that owe a report, the latest first. */
function DueShips({ onShip }: { onShip: (shipId: number) => void }) {
  const { data } = useQuery({
    queryKey: ['voyage-entry', 'due'],
    queryFn: async ({ signal }) => {
      const { readFeed } = await import('../../../kernel/feed.calls.ts');
      return call(readFeed, { signal, quiet: true, offline: true });
    },
  });
  const due = (data?.items ?? []).flatMap(({ kind, key, about, what, reason }) =>
    DUE_KINDS.includes(kind) && about?.key.startsWith(VESSEL)
      ? [
          {
            key,
            id: Number(about.key.slice(VESSEL.length)),
            name: t(about.name),
            words: `${t(what)} · ${t(reason.text)}`,
          },
        ]
      : [],
  );
  if (!data) return null;
  return (
    <section aria-labelledby="entry-due">
      <h2 id="entry-due">{t(due.length > 0 ? ENTRY.dueShips : ENTRY.noDueShips)}</h2>
      <ul className="entry-types">
        {due.map(({ key, id, name, words }) => (
          <li key={key}>
            <button type="button" onClick={() => onShip(id)}>
              <strong>{name}</strong>
              <span>{words}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Types({ shipId, onType }: { shipId: number; onType: (type: ReportType) => void }) {
  const found = useQuery({
    queryKey: ['voyage-entry', 'types', shipId],
    queryFn: ({ signal }) =>
      request<Prefilled>('GET', '/api/voyage/reports/prefill', {
        query: { shipId, rptType: 'NOON' },
        signal,
        quiet: true,
        offline: true,
      }),
    gcTime: 0,
  });
  if (found.error)
    return (
      <div role="alert" className="entry-start-note">
        <strong>{t(ENTRY.loadFailed)}</strong>
        <p>{messageOf(found.error)}</p>
        <Button onClick={() => void found.refetch()}>{t(ENTRY.retry)}</Button>
      </div>
    );
  if (!found.data) return <div className="entry-skeleton" aria-busy="true" />;
  return <TypeList context={found.data.context} onType={onType} />;
}

/** A report that was written already waits for the line: it leads there, and is not written once more. */
function TypeChoice({ type, refusal, first, form, onType }: Choice) {
  const unsent = useUnsentOf(form);
  const words = unsent ? t(ENTRY.waitsToBeSent) : refusal;
  return (
    <button
      type="button"
      ref={first ? (element) => element?.focus() : undefined}
      disabled={!unsent && refusal !== undefined}
      onClick={unsent ? showBox : () => onType(type)}
    >
      <strong>{t(REPORT_TYPE_TEXT[type])}</strong>
      {words && <span>{words}</span>}
    </button>
  );
}

type Choice = {
  type: ReportType;
  refusal: string | undefined;
  first: boolean;
  form: string;
  onType: (type: ReportType) => void;
};

function TypeList({ context, onType }: { context: EntryContext; onType: (type: ReportType) => void }) {
  const { movementState, shipName } = context;
  const state = t(movementState ? MOVEMENT_STATE_TEXT[movementState] : ENTRY.noState);
  const first = REPORT_TYPES.find((type) => !refusalOf(type, context));
  return (
    <section aria-labelledby="entry-types">
      <h2 id="entry-types">{t(ENTRY.chooseType)}</h2>
      <p className="entry-start-hint">{t(ENTRY.typeHint, { ship: shipName, state })}</p>
      <ul className="entry-types">
        {REPORT_TYPES.map((type) => {
          const refusal = refusalOf(type, context);
          return (
            <li key={type}>
              <TypeChoice
                type={type}
                refusal={refusal}
                first={type === first}
                form={reportFormName({ id: null, shipId: context.ship.shipId, rptType: type })}
                onType={onType}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
