import { ApartmentOutlined, BankOutlined, TeamOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import { ResourceTreePage } from '../../../kernel/web/detail/resource-tree-page.tsx';
import type { FormSlots } from '../../../kernel/web/form/resource-form.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { rowName } from '../../../kernel/web/list/record/row-name.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { ShipGlyph } from '../../../kernel/web/marks/ship-glyph.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { type AnyRow, records } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { user } from '../users/user.resource.ts';
import { DEPARTMENT_TEXT as TEXT } from './departments.text.ts';
import { MoveUnit, type UnitMove } from './move-unit.web.tsx';
import { organizationHeadcounts } from './organization.calls.ts';
import { type OrganizationType, organization } from './organization.resource.ts';
import { organizationChange } from './organization-change.resource.ts';

const ICONS: Readonly<Record<OrganizationType, ReactNode>> = {
  PARENT_COMPANY: <BankOutlined aria-hidden="true" />,
  BRANCH_COMPANY: <BankOutlined aria-hidden="true" />,
  COMPANY: <BankOutlined aria-hidden="true" />,
  LAND_DEPT: <TeamOutlined aria-hidden="true" />,
  DEPT: <ApartmentOutlined aria-hidden="true" />,
  SHIP: <ShipGlyph kind="sailing" />,
};

const unitOf = (row: AnyRow): UnitMove => ({
  id: row.id,
  name: rowName(organization, row),
  parentId: Number(row.parentId) || undefined,
});

const EDIT = 'identity:organization:edit';
const isRoot = (row: AnyRow): boolean => row.type === 'PARENT_COMPANY';

function setStatus(status: 'USE' | 'STOP', said: { zh: string; en: string }): RowAct['run'] {
  return async ({ id, version }, { refresh }) => {
    const change = { id, version, status };
    await records.change(organization, change);
    notify.success(t(said));
    await refresh();
  };
}

function actsFor(onMove: (row: AnyRow) => void): RowAct[] {
  return [
    {
      key: 'move',
      label: TEXT.move,
      permission: 'identity:organizationChange:add',
      when: (row) => !isRoot(row),
      first: true,
      run: onMove,
    },
    {
      key: 'stop',
      label: TEXT.stop,
      permission: EDIT,
      when: (row) => row.status === 'USE' && !isRoot(row),
      effect: TEXT.stopEffect,
      run: setStatus('STOP', TEXT.stopped),
    },
    {
      key: 'start',
      label: TEXT.start,
      permission: EDIT,
      when: (row) => row.status === 'STOP',
      run: setStatus('USE', TEXT.started),
    },
  ];
}

function People({ row }: { row: AnyRow }) {
  const navigate = useNavigate();
  const hrefOf = (one: AnyRow) => recordAddress('identity.user', one.id);
  return (
    <ResourceList
      resource={user}
      title={null}
      embedded="people"
      fixed={{ organizationId: row.id }}
      columns={['username', 'name', 'roleIds', 'jobIds', 'phone', 'enabled']}
      filters={[]}
      omit={['create', 'edit', 'remove', 'import', 'export']}
      hrefOf={hrefOf}
      onOpen={(one) => navigate(hrefOf(one))}
    />
  );
}

function Changes({ row }: { row: AnyRow }) {
  const navigate = useNavigate();
  const hrefOf = (one: AnyRow) => recordAddress('identity.organizationChange', one.id);
  return (
    <ResourceList
      resource={organizationChange}
      title={null}
      embedded="changes"
      fixed={{ organizationId: row.id }}
      columns={['changeNo', 'fromParentId', 'newParentId', 'effectiveDate', 'executedAt', 'status']}
      filters={['status']}
      omit={['create', 'edit', 'remove', 'import', 'export']}
      hrefOf={hrefOf}
      onOpen={(one) => navigate(hrefOf(one))}
    />
  );
}

/** Departments: the organisation tree; a drag within a unit sorts it, one to another unit asks for a dated move. */
export function Page() {
  const [moving, setMoving] = useState<UnitMove>();
  const [params] = useOwnSearch();
  const counts = useQuery({
    queryKey: ['records', organization.name, 'headcounts'],
    queryFn: ({ signal }) => call(organizationHeadcounts, { signal, quiet: true }),
  });
  const detail = useMemo(
    (): DetailSlots => ({
      acts: actsFor((row) => setMoving(unitOf(row))),
      tabs: [
        ...(hasPermission('identity:user:list')
          ? [{ key: 'people', label: TEXT.people, content: (row: AnyRow) => <People key={row.id} row={row} /> }]
          : []),
        ...(hasPermission('identity:organizationChange:list')
          ? [{ key: 'changes', label: TEXT.changes, content: (row: AnyRow) => <Changes key={row.id} row={row} /> }]
          : []),
      ],
    }),
    [],
  );
  // The parent of a unit that is there changes only by a request.
  const editing = params.has('edit');
  const form = useMemo((): FormSlots => ({ locked: editing ? ['parentId'] : [] }), [editing]);

  /** People of the unit and of all below it, in grey at the end of the line. */
  const nodeOf = (row: AnyRow) => ({
    icon: ICONS[row.type as OrganizationType],
    muted: row.status === 'STOP',
    count: counts.data?.[row.id],
  });

  return (
    <>
      <ResourceTreePage
        resource={organization}
        title={t(TEXT.title)}
        nodeOf={nodeOf}
        initial={() => ({ type: 'DEPT' })}
        form={form}
        detail={detail}
        onMove={(move, row) =>
          move.parentId !== null &&
          setMoving({ ...unitOf(row), newParentId: move.parentId, sortNum: move.sorts[move.id] })
        }
      />
      {moving && <MoveUnit move={moving} onClose={() => setMoving(undefined)} />}
    </>
  );
}
