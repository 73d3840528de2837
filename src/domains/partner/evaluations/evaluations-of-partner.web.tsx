import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { evaluation } from './evaluation.resource.ts';

/** How a supplier did, half-year by half-year. */
export function Evaluations({ row }: { row: AnyRow }) {
  const navigate = useNavigate();
  const hrefOf = (one: AnyRow) => recordAddress(evaluation.name, one.id);
  return (
    <ResourceList
      resource={evaluation}
      title={null}
      embedded={evaluation.name}
      fixed={{ partnerId: row.id }}
      columns={['evalNo', 'evalYear', 'half', 'score', 'grade', 'outcome', 'status']}
      filters={['grade', 'status']}
      omit={['create', 'edit', 'remove', 'import', 'export']}
      size={20}
      hrefOf={hrefOf}
      onOpen={(one) => navigate(hrefOf(one))}
    />
  );
}
