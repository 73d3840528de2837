import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { handoverNote } from './handover-note.resource.ts';

/** What the server lists, and nobody types. */
const TOLD = ['items'];
/** Empty until somebody has signed. */
const SIGNED = ['giverName', 'giveTime', 'takerName', 'takeTime'];

const hidden = (row: AnyRow): readonly string[] => [
  'giverId',
  'items.unitId',
  ...SIGNED.filter((name) => row[name] === null || row[name] === undefined),
];

const SLOTS: ResourceSlots = {
  list: {
    savedFilters: [
      { key: 'draft', label: { zh: '草稿', en: 'Drafts' }, filters: { noteStatus: ['DRAFT'] } },
      { key: 'given', label: { zh: '待接班', en: 'To take over' }, filters: { noteStatus: ['GIVEN'] } },
      { key: 'signed', label: { zh: '已交接', en: 'Handed over' }, filters: { noteStatus: ['SIGNED'] } },
    ],
    omit: ['import'],
  },
  form: { hidden: () => TOLD, locked: ({ noteNo }) => (noteNo ? ['shipId', 'postId'] : []) },
  detail: { hidden },
};

/** Posts as they were handed over. */
export function Page() {
  return <ResourcePage resource={handoverNote} slots={SLOTS} />;
}
