import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { defect } from '../defects/defect.resource.ts';
import { FindingRepeats } from '../defects/repeats.web.tsx';
import { answerQuestionnaire } from '../questionnaires/checklist.calls.ts';
import { ChecklistsOf } from '../questionnaires/checklists-of.web.tsx';
import { FindingSheet } from './finding-sheet.web.tsx';
import { nextInspection } from './inspection.calls.ts';
import { inspection } from './inspection.resource.ts';
import { INSPECTION_TEXT as TEXT } from './inspection.text.ts';

const COLUMNS = ['serialNo', 'ncContent', 'dangerLevel', 'planPutRightDate', 'closeDate', 'ncStatus'];

/** The defects that an inspection made. */
function DefectsOf({ id }: { id: number }) {
  const navigate = useNavigate();
  const hrefOf = (one: AnyRow) => recordAddress(defect.name, one.id);
  return (
    <ResourceList
      resource={defect}
      title={null}
      embedded={defect.name}
      fixed={{ inspectionId: id }}
      columns={COLUMNS}
      filters={[]}
      omit={['create', 'import', 'export']}
      size={20}
      hrefOf={hrefOf}
      onOpen={(one) => navigate(hrefOf(one))}
      onEdit={(one) => navigate(`${hrefOf(one)}?edit=1`)}
    />
  );
}

const savedFilters = (): SavedFilter[] => [
  { key: 'plan', label: { zh: '计划', en: 'Planned' }, filters: { status: ['USE'] } },
  { key: 'done', label: { zh: '已检查', en: 'Held' }, filters: { status: ['IN_AUDIT', 'APPROVE', 'REJECT'] } },
  {
    key: 'due',
    label: { zh: '已到期', en: 'Due' },
    filters: { nextDueDateTo: [officeDay(serverDate())] },
  },
];

const tabsHeld = () => [
  ...(hasPermission('qhse:checklist:list')
    ? [{ key: 'checklists', label: TEXT.checklists, content: ({ id }: AnyRow) => <ChecklistsOf id={id} /> }]
    : []),
  ...(hasPermission('qhse:defect:list')
    ? [{ key: 'defects', label: TEXT.defects, content: ({ id }: AnyRow) => <DefectsOf id={id} /> }]
    : []),
];

/** Inspections from their plan to their findings, and when the next is due. */
export function Page() {
  const slots = useMemo(
    (): ResourceSlots => ({
      makes: [nextInspection, answerQuestionnaire],
      list: { savedFilters: savedFilters(), omit: ['import'], toolbar: <FindingSheet /> },
      form: { after: (store) => <FindingRepeats store={store} /> },
      detail: {
        hidden: (row) => (row.status === 'USE' ? ['nextDueDate'] : []),
        tabs: tabsHeld(),
      },
    }),
    [],
  );
  return <ResourcePage resource={inspection} slots={slots} />;
}
