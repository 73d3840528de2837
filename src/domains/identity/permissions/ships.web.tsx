import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { FormDrawer } from '../../../kernel/web/form/form-drawer.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { loadResource } from '../../../kernel/web/routing/record-modules.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { DATA_TEXT as TEXT } from './explain.text.ts';

const ResourceForm = lazy(() =>
  import('../../../kernel/web/form/resource-form.tsx').then((m) => ({ default: m.ResourceForm })),
);

/** Whoever keeps the ships keeps who looks after them; known by its name alone, since accounts are below it. */
const RESPONSIBILITY = 'fleet.shipResponsibility';

/** Which ships a person looks after, for whoever may see that; nothing where no ships are kept. */
export function Ships({ userId, onChanged }: { userId: number; onChanged: () => void }) {
  const [adding, setAdding] = useState(false);
  const may = hasPermission('fleet:shipResponsibility:list');
  const { data: responsibility } = useQuery({
    queryKey: ['declaration', RESPONSIBILITY],
    queryFn: async () => (await loadResource(RESPONSIBILITY)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: may,
  });
  if (!may || !responsibility) return null;
  return (
    <Panel title={t(TEXT.ships)} flush>
      <ResourceList
        resource={responsibility}
        title={null}
        embedded="ships"
        fixed={{ userId }}
        columns={['vesselId', 'kind', 'fromDate', 'toDate']}
        filters={['kind']}
        omit={['edit', 'import', 'export']}
        onCreate={() => setAdding(true)}
        createLabel={TEXT.addShip}
        onRows={onChanged}
      />
      {adding && (
        <FormDrawer title={t(TEXT.addShip)} onClose={() => setAdding(false)}>
          <Suspense fallback={<SkeletonRows />}>
            <ResourceForm
              resource={responsibility}
              initial={{ userId }}
              slots={{ locked: ['userId'] }}
              onSaved={() => {
                setAdding(false);
                onChanged();
              }}
              onDiscard={() => setAdding(false)}
            />
          </Suspense>
        </FormDrawer>
      )}
    </Panel>
  );
}
