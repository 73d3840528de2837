import { useNavigate } from 'react-router';
import { sizeText } from '../../../kernel/web/fields/stored-file.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { FILE_TEXT as TEXT } from '../files/file.text.ts';
import { storedFile } from '../files/stored-file.resource.ts';
import { usePagePath } from '../monitor-server/monitor-parts.web.tsx';

const COLUMNS = [
  'name',
  'place',
  { field: 'size', label: TEXT.size, width: 96, figure: true, render: (row: AnyRow) => sizeText(Number(row.size)) },
  'kind',
  'created',
  { field: 'hash', width: 'rest' as const, render: (row: AnyRow) => <span translate="no">{String(row.hash)}</span> },
];

/** What lies where, by its hash: the name under which it lies in the place. */
export function Browse() {
  const files = usePagePath('system/Files');
  const navigate = useNavigate();
  const hrefOf = (row: AnyRow): string => `${files}/${row.id}`;
  return (
    <ResourceList
      resource={storedFile}
      title={null}
      embedded="storage"
      columns={COLUMNS}
      filters={['place', 'kind', 'hash']}
      omit={['create', 'edit', 'remove', 'import', 'export']}
      {...(files && { hrefOf, onOpen: (row: AnyRow) => void navigate(hrefOf(row)) })}
    />
  );
}
