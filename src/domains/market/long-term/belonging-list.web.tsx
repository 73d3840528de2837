import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { seenBy } from '../../../kernel/resource/view.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';

type Props = {
  resource: AnyResource;
  /** The view from which the list is read, where one stands in its place. */
  listed?: AnyResource;
  longTermId: number;
  columns: readonly string[];
};

/** Records of another kind under a long-term contract, each leading to its page. */
export function BelongingList({ resource, listed, longTermId, columns }: Props) {
  const navigate = useNavigate();
  const hrefOf = (one: AnyRow) => recordAddress(resource.name, one.id);
  return (
    <ResourceList
      resource={listed ? seenBy(resource, listed) : resource}
      title={null}
      embedded={resource.name}
      fixed={{ longTermId }}
      columns={columns}
      filters={[]}
      omit={['create', 'import', 'export']}
      size={20}
      hrefOf={hrefOf}
      onOpen={(one) => navigate(hrefOf(one))}
      onEdit={(one) => navigate(`${hrefOf(one)}?edit=1`)}
    />
  );
}
