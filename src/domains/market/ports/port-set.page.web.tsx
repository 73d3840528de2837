import { Link } from 'react-router';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { KindsPage } from '../../../kernel/web/list/kinds-page.tsx';
import type { ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { usePlace } from '../../../kernel/web/routing/record-places.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { berth } from './berth.resource.ts';
import { BerthShips } from './berth-ships.web.tsx';
import { berthStanding } from './berth-standing.resource.ts';
import { portDistance } from './port-distance.resource.ts';
import { AgentsOf, BerthsOf, DistancesOf } from './port-parts.web.tsx';
import { portProfile } from './port-profile.resource.ts';
import { portStanding } from './port-standing.resource.ts';
import { PORT_TEXT as TEXT } from './port-words.text.ts';

/** A year back, as the average of the wait is counted. */
function yearBack(): string {
  const day = serverDate();
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day.toISOString().slice(0, 10);
}

/** The calls of which the average wait is one. */
function WaitCalls({ row }: { row: AnyRow }) {
  const calls = usePlace()('voyage.voyagePort');
  const count = Number(row.waitCalls ?? 0);
  const words = t(TEXT.ofCalls, { n: String(count) });
  if (count === 0 || !calls) return words;
  const search = new URLSearchParams({ port: String(row.port), etaFrom: yearBack() });
  return <Link to={`${calls}?${search}`}>{words}</Link>;
}

const metres = (value: unknown) => (value ? { value: String(value), unit: 'm' } : { value: '—' });

const profileFigures: DetailSlots['figures'] = (row) => [
  {
    label: TEXT.wait,
    ...(row.averageWaitHours ? { value: String(row.averageWaitHours), unit: 'h' } : { value: '—' }),
  },
  { label: TEXT.counted, value: <WaitCalls row={row} /> },
  { label: TEXT.berths, value: Number(row.berths ?? 0) },
  { label: TEXT.tide, ...metres(row.tide) },
];

const PROFILES: ResourceSlots = {
  detail: {
    hidden: ['berths', 'averageWaitHours', 'waitCalls'],
    figures: profileFigures,
    tabs: [
      { key: 'berths', label: TEXT.berths, content: (row) => <BerthsOf row={row} /> },
      { key: 'agents', label: TEXT.agents, content: (row) => <AgentsOf row={row} /> },
      { key: 'distances', label: TEXT.distances, content: (row) => <DistancesOf row={row} /> },
    ],
  },
};

const BERTHS: ResourceSlots = {
  detail: {
    hidden: ['portCode'],
    tabs: [{ key: 'ships', label: TEXT.fits, content: (row) => <BerthShips id={row.id} /> }],
  },
};

const KINDS = {
  profiles: { label: TEXT.profiles, resource: portProfile, listed: portStanding, slots: PROFILES },
  berths: { label: TEXT.berths, resource: berth, listed: berthStanding, slots: BERTHS },
  distances: {
    label: TEXT.distances,
    resource: portDistance,
    slots: { detail: { hidden: ['pairKey', 'ports'] } },
  },
};

/** What is known of ports: settings, berths, distances, each a list of its own. */
export function Page() {
  return <KindsPage title={TEXT.title} which={TEXT.which} kinds={KINDS} />;
}
