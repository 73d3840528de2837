import { Segmented } from 'antd';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { type AnyResource, permissionOf } from '../../../kernel/resource/resource.ts';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { usePlace } from '../../../kernel/web/routing/record-places.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { berth } from './berth.resource.ts';
import { BerthShips } from './berth-ships.web.tsx';
import { berthStanding } from './berth-standing.resource.ts';
import { portDistance } from './port-distance.resource.ts';
import { BerthsOf, DistancesOf } from './port-parts.web.tsx';
import { portProfile } from './port-profile.resource.ts';
import { portStanding } from './port-standing.resource.ts';
import { PORT_TEXT as TEXT } from './port-words.text.ts';

type Kind = 'profiles' | 'berths' | 'distances';
type Shown = { readonly resource: AnyResource; readonly listed?: AnyResource; readonly slots: ResourceSlots };

/** A year back, as the average of the wait is counted. */
function yearBack(): string {
  const day = serverDate();
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day.toISOString().slice(0, 10);
}

/** The average wait, and the calls of which it is one. */
function Wait({ row }: { row: AnyRow }) {
  const calls = usePlace()('voyage.voyagePort');
  const count = Number(row.waitCalls ?? 0);
  const words = t(TEXT.ofCalls, { n: String(count) });
  if (count === 0 || !calls) return <>{words}</>;
  const search = new URLSearchParams({ port: String(row.port), etaFrom: yearBack() });
  return <Link to={`${calls}?${search}`}>{words}</Link>;
}

const profileFigures: DetailSlots['figures'] = (row) => [
  { label: TEXT.wait, value: String(row.averageWaitHours ?? '—'), ...(row.averageWaitHours ? { unit: 'h' } : {}) },
  { label: TEXT.berths, value: Number(row.berths ?? 0) },
  { label: TEXT.tide, value: String(row.tide ?? '—'), ...(row.tide ? { unit: 'm' } : {}) },
];

const SHOWN: Readonly<Record<Kind, () => Shown>> = {
  profiles: () => ({
    resource: portProfile,
    listed: portStanding,
    slots: {
      detail: {
        hidden: ['berths', 'averageWaitHours', 'waitCalls'],
        figures: profileFigures,
        tags: (row) => <Wait row={row} />,
        tabs: [
          { key: 'berths', label: TEXT.berths, content: (row) => <BerthsOf row={row} /> },
          { key: 'distances', label: TEXT.distances, content: (row) => <DistancesOf row={row} /> },
        ],
      },
    },
  }),
  berths: () => ({
    resource: berth,
    listed: berthStanding,
    slots: {
      detail: {
        hidden: ['portCode'],
        tabs: [{ key: 'ships', label: TEXT.fits, content: (row) => <BerthShips id={row.id} /> }],
      },
    },
  }),
  distances: () => ({ resource: portDistance, slots: { detail: { hidden: ['pairKey', 'ports'] } } }),
};
const KINDS = Object.keys(SHOWN) as Kind[];
const RESOURCES: Readonly<Record<Kind, AnyResource>> = {
  profiles: portProfile,
  berths: berth,
  distances: portDistance,
};

/** What is known of ports: settings, berths, distances, each a list of its own. */
export function Page() {
  const [params, change] = useOwnSearch();
  // The page of one record stands below its kind.
  const below = useParams()['*']?.split('/')[0];
  const kinds = KINDS.filter((one) => hasPermission(permissionOf(RESOURCES[one], 'list')));
  const asked = params.get('show') ?? below;
  const kind = kinds.find((one) => one === asked) ?? kinds[0] ?? 'profiles';
  const { resource, listed, slots } = useMemo(() => SHOWN[kind](), [kind]);
  const toolbar = (
    <Segmented<Kind>
      aria-label={t(TEXT.which)}
      value={kind}
      options={kinds.map((one) => ({ value: one, label: t(TEXT[one]) }))}
      onChange={(next) => change(() => new URLSearchParams(next === kinds[0] ? {} : { show: next }))}
    />
  );
  const part = { below: kind, query: kind === kinds[0] ? '' : `?show=${kind}` };
  return (
    <ResourcePage
      key={kind}
      part={part}
      resource={resource}
      listed={listed}
      slots={{ ...slots, list: { ...slots.list, title: TEXT.title, part: kind, toolbar } }}
    />
  );
}
