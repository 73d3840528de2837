import { approveNode, endNode, restBranch } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { leaderFor } from '../dept-leaders/dept-leader.server.ts';
import { documentVersion } from './version.resource.ts';
import { beforeVersion, versionApproved, versionReturned, versionSent } from './version.server.ts';

/** Safety and quality 4.2: leader of the owner, quality manager, designated person; of a policy the general manager too. */
export const versionApproval = approvable(documentVersion, {
  conditionFields: ['docType'],
  facts: ['documentId', 'docType', 'organizationId', 'changeNote', 'effectiveDate'],
  flow: {
    nodes: [
      approveNode({
        id: 'leader',
        name: { zh: '归口部门负责人审批', en: 'Leader of the owner' },
        people: [{ by: 'leader', of: 'document', up: 0 }],
      }),
      approveNode({
        id: 'quality',
        name: { zh: '安质经理审批', en: 'Quality manager' },
        people: [{ by: 'role', roles: ['QHSE_MGR'] }],
      }),
      approveNode({
        id: 'designated',
        name: { zh: '指定人员审批', en: 'Designated person' },
        people: [{ by: 'role', roles: ['DPA'] }],
      }),
      {
        kind: 'condition',
        id: 'type',
        name: { zh: '按文件类型', en: 'By type' },
        branches: [
          {
            id: 'policy',
            name: { zh: '方针', en: 'Policy' },
            when: { field: 'docType', is: 'in', value: ['POLICY'] },
            nodes: [
              approveNode({
                id: 'general',
                name: { zh: '总经理审批', en: 'General manager' },
                people: [{ by: 'role', roles: ['GM'] }],
              }),
            ],
          },
          restBranch('usual'),
        ],
      },
      endNode('approve'),
    ],
  },
  organization: 'organizationId',
  leader: leaderFor('DOCUMENT'),
  link: (recordId) => recordAddress(documentVersion.name, recordId),
  beforeSubmit: beforeVersion,
  onSubmitted: versionSent,
  onReturned: versionReturned,
  onRejected: versionReturned,
  onApproved: versionApproved,
});
