import { useMemo } from 'react';
import { KindsPage } from '../../../kernel/web/list/kinds-page.tsx';
import type { ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { CopyToShips } from './copy-to-ships.web.tsx';
import { equipmentTemplate } from './equipment-template.resource.ts';
import { copyTemplateCall } from './template.calls.ts';
import { TEMPLATE_TEXT as TEXT } from './template.text.ts';
import { templateJob } from './template-job.resource.ts';
import { templateNode } from './template-node.resource.ts';
import { JobsOfTemplate, NodesOfTemplate } from './template-parts.web.tsx';

const templateSlots = (): ResourceSlots => ({
  detail: {
    tabs: [
      { key: 'nodes', label: TEXT.equipment, content: (row) => <NodesOfTemplate row={row} /> },
      { key: 'jobs', label: TEXT.job, content: (row) => <JobsOfTemplate row={row} /> },
      ...(hasPermission(copyTemplateCall.permission)
        ? [
            {
              key: 'copy',
              label: TEXT.copy,
              content: (row: { id: number }) => <CopyToShips key={row.id} id={row.id} />,
            },
          ]
        : []),
    ],
  },
});

/** Templates of the ships of a series, each with its equipment and jobs, and their copies to ships. */
export function Page() {
  const kinds = useMemo(
    () => ({
      templates: { label: TEXT.templates, resource: equipmentTemplate, slots: templateSlots() },
      nodes: { label: TEXT.nodes, resource: templateNode },
      jobs: { label: TEXT.jobs, resource: templateJob },
    }),
    [],
  );
  return <KindsPage title={TEXT.title} which={TEXT.which} kinds={kinds} />;
}
