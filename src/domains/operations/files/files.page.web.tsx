import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { FileChip } from '../../../kernel/web/fields/file-chip.tsx';
import { sizeText } from '../../../kernel/web/fields/stored-file.ts';
import { Thumbnail } from '../../../kernel/web/fields/thumbnail.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { cleanOrphans } from './file.calls.ts';
import { FILE_TEXT as TEXT } from './file.text.ts';
import { FileUses } from './file-uses.web.tsx';
import { FILE_KINDS, storedFile } from './stored-file.resource.ts';
import './files.css';

const CleanFiles = lazy(() => import('./clean-files.web.tsx').then((m) => ({ default: m.CleanFiles })));

const resource: AnyResource = storedFile;
const kindOf = (row: AnyRow): string => t(FILE_KINDS[row.kind as keyof typeof FILE_KINDS]);
const size = (row: AnyRow): string => sizeText(Number(row.size));

const COLUMNS = [
  'name',
  {
    field: 'kind',
    width: 124,
    render: (row: AnyRow) => (
      <span className="file-kind">
        {row.kind === 'PICTURE' && row.open === true && <Thumbnail id={row.id} size={64} alt="" />}
        {kindOf(row)}
      </span>
    ),
  },
  { field: 'size', label: TEXT.size, width: 96, figure: true, render: size },
  { field: 'uses', width: 116 },
  'ownerName',
  'created',
  { field: 'place', priority: 2 as const },
  {
    field: 'hash',
    priority: 3 as const,
    width: 128,
    render: (row: AnyRow) => (
      <span translate="no" title={String(row.hash)}>
        {String(row.hash).slice(0, 12)}
      </span>
    ),
  },
];

function Preview({ row }: { row: AnyRow }) {
  if (row.open !== true) return <p className="list-message-more">{t(TEXT.closed)}</p>;
  return (
    <div className="file-preview">
      {row.kind === 'PICTURE' && <Thumbnail id={row.id} size={640} alt={String(row.name)} />}
      <FileChip id={row.id} name={String(row.name)} />
    </div>
  );
}

/** Every stored file: what it is, who brought it, which records hold it; those that none holds can be cleaned up. */
export function Page() {
  const [cleaning, setCleaning] = useState(false);
  const slots = useMemo(
    (): ResourceSlots => ({
      list: {
        title: TEXT.title,
        columns: COLUMNS,
        omit: ['create', 'edit', 'remove', 'import'],
        savedFilters: [
          { key: 'unused', label: TEXT.unusedOnes, filters: { used: ['false'] } },
          { key: 'pictures', label: TEXT.pictures, filters: { kind: ['PICTURE'] } },
        ],
        toolbar: hasPermission(cleanOrphans.permission) && (
          <Button icon={<DeleteOutlined aria-hidden="true" />} onClick={() => setCleaning(true)}>
            {t(TEXT.clean)}
          </Button>
        ),
      },
      detail: {
        omit: ['edit', 'remove', 'history', 'print'],
        hidden: ['size', 'uses', 'used'],
        figures: (row) => [
          { label: TEXT.size, value: size(row) },
          { label: storedFile.fields.uses.label, value: String(row.uses) },
          { label: storedFile.fields.kind.label, value: kindOf(row) },
        ],
        before: (row) => (
          <Panel title={t(TEXT.preview)}>
            <Preview row={row} />
          </Panel>
        ),
        tabs: [{ key: 'uses', label: TEXT.uses, content: (row) => <FileUses id={row.id} /> }],
      },
    }),
    [],
  );
  return (
    <>
      <ResourcePage resource={resource} slots={slots} />
      {cleaning && (
        <Suspense fallback={null}>
          <CleanFiles onClose={() => setCleaning(false)} />
        </Suspense>
      )}
    </>
  );
}
