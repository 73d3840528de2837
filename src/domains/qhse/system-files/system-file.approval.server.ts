import { approveNode, endNode, restBranch } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { leaderFor } from '../dept-leaders/dept-leader.server.ts';
import { systemFile } from './system-file.resource.ts';
import { beforeFile, fileReturned, fileSent } from './system-file.server.ts';

/** Safety and quality 4.2: the leader of the department, of what is important or urgent the quality manager too. */
export const fileApproval = approvable(systemFile, {
  conditionFields: ['importance', 'fileKind'],
  facts: ['fileNo', 'fileKind', 'importance', 'organizationId', 'ackDue'],
  flow: {
    nodes: [
      approveNode({
        id: 'leader',
        name: { zh: '部门负责人审批', en: 'Department leader' },
        people: [{ by: 'leader', of: 'document', up: 0 }],
      }),
      {
        kind: 'condition',
        id: 'weight',
        name: { zh: '按重要性', en: 'By importance' },
        branches: [
          {
            id: 'grave',
            name: { zh: '重要或紧急', en: 'Important or urgent' },
            when: { field: 'importance', is: 'in', value: ['IMPORTANT', 'URGENT'] },
            nodes: [
              approveNode({
                id: 'quality',
                name: { zh: '安质经理审批', en: 'Quality manager' },
                people: [{ by: 'role', roles: ['QHSE_MGR'] }],
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
  link: (recordId) => recordAddress(systemFile.name, recordId),
  beforeSubmit: beforeFile,
  onSubmitted: fileSent,
  onReturned: fileReturned,
  onRejected: fileReturned,
  // It waits to be published.
  onApproved: async () => {},
});
