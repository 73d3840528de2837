import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useMemo } from 'react';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import { ResourceTreePage } from '../../../kernel/web/detail/resource-tree-page.tsx';
import type { ViewNode } from '../../../kernel/web/detail/tree-view.tsx';
import { lang, t } from '../../../kernel/web/i18n.ts';
import { useRecordPlace } from '../../../kernel/web/list/record/use-record-place.tsx';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { type AnyRow, records } from '../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { PartsOfEquipment } from '../parts/part-records.web.tsx';
import { equipment } from './equipment.resource.ts';
import { EQUIPMENT_TEXT as TEXT } from './equipment.text.ts';
import { EquipmentClassItems, EquipmentCounters, EquipmentJobs, EquipmentMonitoring } from './equipment-parts.web.tsx';
import { ShipChoice, useFirstShip } from './ship-choice.web.tsx';

const EQUIPMENT: AnyResource = equipment;

/** A record stays on its ship. */
const FORM = { locked: ['shipId'] } as const;

/** What hangs on an equipment, as far as one may see it. */
const tabs = (): NonNullable<DetailSlots['tabs']> => [
  ...(hasPermission('maintenance:job:list')
    ? [{ key: 'jobs', label: TEXT.jobs, content: (row: AnyRow) => <EquipmentJobs row={row} /> }]
    : []),
  ...(hasPermission('maintenance:shipEquipmentPart:list')
    ? [{ key: 'parts', label: TEXT.parts, content: (row: AnyRow) => <PartsOfEquipment row={row} /> }]
    : []),
  ...(hasPermission('maintenance:counter:list')
    ? [{ key: 'counters', label: TEXT.counters, content: (row: AnyRow) => <EquipmentCounters row={row} /> }]
    : []),
  ...(hasPermission('maintenance:monitoringReport:list')
    ? [{ key: 'monitoring', label: TEXT.monitoring, content: (row: AnyRow) => <EquipmentMonitoring row={row} /> }]
    : []),
  ...(hasPermission('maintenance:classItem:list')
    ? [{ key: 'class', label: TEXT.classItems, content: (row: AnyRow) => <EquipmentClassItems row={row} /> }]
    : []),
];

const nodeOf = (row: AnyRow): Partial<ViewNode> => ({
  name: `${row.code} ${String((lang === 'en' && row.nameEn) || row.name)}`,
  also: [row.name, row.nameEn, row.maker, row.serialNo].filter(Boolean).join(' '),
  ...(row.keyFlag === true && { count: t(TEXT.critical) }),
  muted: row.useStatus === 'SCRAPPED' || row.useStatus === 'LAID_UP',
});

/** Below a parent its department holds, and the code begins with the parent's. */
const below = (parent: AnyRow | undefined) =>
  parent
    ? {
        code: `${parent.code}.`,
        department: parent.department,
        nodeType: parent.nodeType === 'GROUP' || parent.nodeType === 'SYSTEM' ? 'EQUIPMENT' : 'COMPONENT',
        keyFlag: parent.keyFlag,
      }
    : { nodeType: 'GROUP' };

/** The ship that is looked at: the one asked for, else that of the open record, else the first that one sees. */
function useShip(asked: number | undefined, open: number | undefined): number | undefined {
  const opened = useQuery({
    queryKey: recordKeys.one(EQUIPMENT, open ?? 0),
    queryFn: ({ signal }) => records.get(EQUIPMENT, open ?? 0, { signal, quiet: true }),
    enabled: open !== undefined && asked === undefined,
    retry: false,
  });
  const first = useFirstShip(asked === undefined && (open === undefined || opened.isError));
  return asked ?? (opened.data ? Number(opened.data.shipId) : first);
}

/** The tree of what is installed on a ship, each with its card, jobs, parts and counters. */
export function Page() {
  const [params, setParams] = useOwnSearch();
  const { id } = useRecordPlace();
  const ship = useShip(Number(params.get('ship')) || undefined, id ?? (Number(params.get('open')) || undefined));
  const critical = params.has('critical');
  const stays = useMemo(
    () => ({ ...(ship !== undefined && { ship: String(ship) }), ...(critical && { critical: '1' }) }),
    [ship, critical],
  );
  const query = useMemo(
    // Before the ship is known, and for whoever sees none, the tree is of nothing.
    () => (ship === undefined ? { ids: '0' } : { shipId: ship, ...(critical && { keyFlag: 'true' }) }),
    [ship, critical],
  );
  const slots = useMemo((): DetailSlots => ({ tabs: tabs(), hidden: ['origin'] }), []);
  return (
    <ResourceTreePage
      key={ship ?? 0}
      resource={EQUIPMENT}
      title={t(TEXT.title)}
      nodeOf={nodeOf}
      query={query}
      stays={stays}
      initial={(parent) => ({ shipId: ship, ...below(parent) })}
      form={FORM}
      detail={slots}
      toolbar={
        <>
          <Checkbox
            checked={critical}
            onChange={({ target }) =>
              setParams(
                () =>
                  new URLSearchParams({
                    ...(ship && { ship: String(ship) }),
                    ...(target.checked && { critical: '1' }),
                  }),
              )
            }
          >
            {t(TEXT.criticalOnly)}
          </Checkbox>
          <ShipChoice ship={ship} onChoose={(next) => setParams(() => new URLSearchParams({ ship: String(next) }))} />
        </>
      }
    />
  );
}
