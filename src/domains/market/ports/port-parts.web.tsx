import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { seenBy } from '../../../kernel/resource/view.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { Query } from '../../../kernel/web/query-string.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { portAgentProfile } from '../agents/agent-profile.resource.ts';
import { agentStanding } from '../agents/agent-standing.resource.ts';
import { berth } from './berth.resource.ts';
import { berthStanding } from './berth-standing.resource.ts';
import { portDistance } from './port-distance.resource.ts';

/** Kinds with what their lists derive. */
const BERTHS = seenBy(berth, berthStanding);
const AGENTS = seenBy(portAgentProfile, agentStanding);

type Props = { row: AnyRow };

type Beside = {
  readonly resource: AnyResource;
  readonly kind: string;
  readonly fixed: Query;
  readonly columns: readonly string[];
};

/** Records of another kind beside a port: read and opened here, written on their own page. */
function Records({ resource, kind, fixed, columns }: Beside) {
  const navigate = useNavigate();
  const hrefOf = (one: AnyRow) => recordAddress(kind, one.id);
  return (
    <ResourceList
      resource={resource}
      title={null}
      embedded={kind}
      fixed={fixed}
      columns={[...columns]}
      filters={[]}
      omit={['create', 'edit', 'remove', 'import', 'export']}
      size={20}
      hrefOf={hrefOf}
      onOpen={(one) => navigate(hrefOf(one))}
    />
  );
}

export function BerthsOf({ row }: Props) {
  if (!hasPermission('market:berth:list')) return null;
  return (
    <Records
      resource={BERTHS}
      kind={berth.name}
      fixed={{ port: Number(row.port) }}
      columns={['name', 'terminal', 'maxLoa', 'maxDwt', 'depth', 'allowedDraft', 'loadRate', 'dischRate']}
    />
  );
}

/** Distances of this port, whichever way round they were entered. */
export function DistancesOf({ row }: Props) {
  if (!hasPermission('market:portDistance:list')) return null;
  return (
    <Records
      resource={portDistance}
      kind={portDistance.name}
      fixed={{ ports: Number(row.port) }}
      columns={['fromPort', 'toPort', 'via', 'miles', 'source']}
    />
  );
}

/** Who serves ships there. */
export function AgentsOf({ row }: Props) {
  if (!hasPermission('market:portAgentProfile:list')) return null;
  return (
    <Records
      resource={AGENTS}
      kind={portAgentProfile.name}
      fixed={{ ports: Number(row.port) }}
      columns={['partnerId', 'score', 'openJobs', 'dutyPhone', 'email']}
    />
  );
}
