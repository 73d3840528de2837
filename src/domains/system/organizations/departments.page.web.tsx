import { ApartmentOutlined, BankOutlined, TeamOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { ResourceTreePage } from '../../../kernel/web/detail/resource-tree-page.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ShipGlyph } from '../../../kernel/web/marks/ship-glyph.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { type OrganizationType, organization } from './organization.resource.ts';

const TITLE = { zh: '部门管理', en: 'Departments' };
const MOVE_EFFECT = {
  zh: '所属人员的数据范围和审批层级随之改变',
  en: 'The data scope and the approval levels of its people change with it',
};

const ICONS: Readonly<Record<OrganizationType, ReactNode>> = {
  PARENT_COMPANY: <BankOutlined aria-hidden="true" />,
  BRANCH_COMPANY: <BankOutlined aria-hidden="true" />,
  COMPANY: <BankOutlined aria-hidden="true" />,
  LAND_DEPT: <TeamOutlined aria-hidden="true" />,
  DEPT: <ApartmentOutlined aria-hidden="true" />,
  SHIP: <ShipGlyph kind="sailing" />,
};

/** Units directly below, in grey at the end of the line. */
function nodeOf(row: AnyRow, all: readonly AnyRow[]) {
  const below = all.filter((one) => one.parentId === row.id).length;
  return {
    icon: ICONS[row.type as OrganizationType],
    muted: row.status === 'STOP',
    count: below > 0 ? below : undefined,
  };
}

/** Departments: the organisation tree; a drag moves a unit after a question that names the effect. */
export function Page() {
  return (
    <ResourceTreePage
      resource={organization}
      title={t(TITLE)}
      nodeOf={nodeOf}
      initial={() => ({ type: 'DEPT' })}
      moveEffect={() => t(MOVE_EFFECT)}
    />
  );
}
