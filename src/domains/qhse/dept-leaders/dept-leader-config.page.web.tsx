import { KindsPage } from '../../../kernel/web/list/kinds-page.tsx';
import type { ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { deptLeaderConfig } from './dept-leader-config.resource.ts';
import { deptLeaderItem } from './dept-leader-item.resource.ts';
import { LEADER_TEXT as TEXT } from './dept-leader-words.text.ts';
import { LeadersOf } from './leaders-of.web.tsx';

const DEPARTMENTS: ResourceSlots = {
  detail: { tabs: [{ key: 'leaders', label: TEXT.items, content: (row) => <LeadersOf key={row.id} row={row} /> }] },
};

const KINDS = {
  departments: { label: TEXT.configs, resource: deptLeaderConfig, slots: DEPARTMENTS },
  leaders: { label: TEXT.items, resource: deptLeaderItem },
};

/** Departments ashore and who leads them in safety and quality. */
export function Page() {
  return <KindsPage title={TEXT.leaders} which={TEXT.which} kinds={KINDS} />;
}
