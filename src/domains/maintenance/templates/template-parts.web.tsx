import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { FormDrawer } from '../../../kernel/web/form/form-drawer.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { templateJob } from './template-job.resource.ts';
import { templateNode } from './template-node.resource.ts';

const ResourceForm = lazy(() =>
  import('../../../kernel/web/form/resource-form.tsx').then((m) => ({ default: m.ResourceForm })),
);

type Props = {
  resource: AnyResource;
  template: AnyRow;
  columns: readonly string[];
  filters: readonly string[];
};

/** What of a kind stands in a template, and another one as long as it is being written. */
function Records({ resource, template, columns, filters }: Props) {
  const [adding, setAdding] = useState(false);
  const navigate = useNavigate();
  const hrefOf = (one: AnyRow) => recordAddress(resource.name, one.id);
  const open = template.templateStatus === 'DRAFT';
  return (
    <>
      <ResourceList
        resource={resource}
        title={null}
        embedded={resource.name}
        fixed={{ templateId: template.id }}
        columns={[...columns]}
        filters={filters}
        omit={open ? ['import', 'export'] : ['create', 'edit', 'remove', 'import', 'export']}
        size={20}
        hrefOf={hrefOf}
        onOpen={(one) => navigate(hrefOf(one))}
        onEdit={open ? (one) => navigate(`${hrefOf(one)}?edit=1`) : undefined}
        onCreate={open ? () => setAdding(true) : undefined}
      />
      {adding && (
        <FormDrawer title={t(resource.label)} onClose={() => setAdding(false)}>
          <Suspense fallback={<SkeletonRows />}>
            <ResourceForm
              resource={resource}
              initial={{ templateId: template.id }}
              slots={{ locked: ['templateId'] }}
              onSaved={() => setAdding(false)}
              onDiscard={() => setAdding(false)}
            />
          </Suspense>
        </FormDrawer>
      )}
    </>
  );
}

export const NodesOfTemplate = ({ row }: { row: AnyRow }) => (
  <Records
    resource={templateNode}
    template={row}
    columns={['code', 'name', 'parentId', 'nodeType', 'department', 'keyFlag', 'maker', 'model']}
    filters={['nodeType', 'department', 'keyFlag']}
  />
);

export const JobsOfTemplate = ({ row }: { row: AnyRow }) => (
  <Records
    resource={templateJob}
    template={row}
    columns={['code', 'name', 'nodeId', 'jobType', 'level', 'intervalMonths', 'intervalDays', 'intervalHours']}
    filters={['jobType', 'level']}
  />
);
