import { approveNode, endNode } from '../../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../../kernel/record-address.ts';
import { approvable } from '../../../../kernel/server/approvable.ts';
import { emissionYear } from './emission-year.resource.ts';
import { beforeYear, yearApproved } from './emission-year.server.ts';

/** Compliance, then the designated person (4.6). */
export const emissionYearApproval = approvable(emissionYear, {
  conditionFields: ['shipName', 'year', 'internal'],
  facts: [
    'shipName',
    'year',
    'tonnes',
    'co2',
    'distance',
    'attained',
    'required',
    'ratio',
    'rating',
    'internal',
    'first',
    'last',
    'reports',
  ],
  flow: {
    nodes: [
      approveNode({
        id: 'compliance',
        name: { zh: '安全质量审核', en: 'Compliance' },
        people: [{ by: 'role', roles: ['QHSE_MGR'] }],
        self: 'skip',
      }),
      approveNode({
        id: 'designated',
        name: { zh: '指定人员批准', en: 'Designated person' },
        people: [{ by: 'role', roles: ['DPA'] }],
      }),
      endNode('approve'),
    ],
  },
  ship: 'shipName',
  link: (recordId) => recordAddress(emissionYear.name, recordId),
  beforeSubmit: beforeYear,
  onApproved: yearApproved,
});
