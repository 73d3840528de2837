import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { checklist } from './checklist.resource.ts';

const COLUMNS = ['checklistNo', 'questionnaireId', 'answered', 'questions', 'negatives', 'checklistStatus'];

/** The questionnaires by which an inspection is answered. */
export function ChecklistsOf({ id }: { id: number }) {
  const navigate = useNavigate();
  const hrefOf = (one: AnyRow) => recordAddress(checklist.name, one.id);
  return (
    <ResourceList
      resource={checklist}
      title={null}
      embedded={checklist.name}
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
