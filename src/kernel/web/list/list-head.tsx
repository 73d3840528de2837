import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { t } from '../i18n.ts';
import type { Query } from '../query-string.ts';
import { basePath } from '../records/base-path-of.ts';
import { LIST } from './list.text.ts';
import { usePageTitle } from './record/use-page-title.ts';
import type { ResourceListProps } from './resource-list.tsx';
import { ExportButton } from './sheets/export-button.tsx';
import './list.css';

type Props = Pick<ResourceListProps, 'resource' | 'path' | 'title' | 'scope' | 'toolbar' | 'createLabel'> & {
  mobile: boolean;
  /** What the export asks for. */
  query: Query;
  /** Rows that the filter shows, as far as they were counted. */
  total: number;
  can: (action: string) => boolean;
  onImport: () => void;
  onCreate?: () => void;
};

/** Heading of a list with its scope; at the right import, export, and the one primary act. */
export function ListHead({
  resource,
  path,
  title,
  scope,
  toolbar,
  createLabel,
  mobile,
  query,
  total,
  can,
  onImport,
  onCreate,
}: Props) {
  const pageTitle = usePageTitle();
  const heading = title === null ? null : title ? t(title) : (pageTitle ?? t(resource.label));
  return (
    <header className="list-head">
      {heading && !mobile && <h1>{heading}</h1>}
      <span className="list-scope">{scope}</span>
      <span className="list-head-acts">
        {toolbar}
        {!mobile && resource.excel?.import && can('import') && (
          <Button icon={<UploadOutlined />} onClick={onImport}>
            {t(LIST.import)}
          </Button>
        )}
        {!mobile && resource.excel?.export && can('export') && (
          <ExportButton
            url={`${path ?? basePath(resource)}/export`}
            query={query}
            name={t(resource.label)}
            list={{ resource: resource.name, total }}
          />
        )}
        {onCreate && !mobile && (
          <Button type="primary" icon={<PlusOutlined />} onClick={onCreate}>
            {t(createLabel ?? LIST.create)}
          </Button>
        )}
      </span>
    </header>
  );
}
