import { KindsPage } from '../../../kernel/web/list/kinds-page.tsx';
import type { ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { ConstantHistory } from './constant-history.web.tsx';
import { constantStanding } from './constant-standing.resource.ts';
import { CONSTANT_TEXT as TEXT } from './constant-words.text.ts';
import { shipConstant } from './ship-constant.resource.ts';
import { tankCapacity } from './tank-capacity.resource.ts';

const CONSTANTS: ResourceSlots = {
  detail: { after: ({ shipId }) => (typeof shipId === 'number' ? <ConstantHistory shipId={shipId} /> : null) },
};

const KINDS = {
  constants: { label: TEXT.measured, resource: shipConstant, listed: constantStanding, slots: CONSTANTS },
  capacities: { label: TEXT.capacities, resource: tankCapacity },
};

/** What ships weigh beyond what is known, and what they can keep on board. */
export function Page() {
  return <KindsPage title={TEXT.constants} which={TEXT.which} kinds={KINDS} />;
}
