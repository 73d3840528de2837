import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import type { Route } from '../../../kernel/route.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { useAllRows } from '../../../kernel/web/detail/use-all-rows.ts';
import { TreeSelect } from '../../../kernel/web/fields/tree-select.tsx';
import { lang, t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { messageOf, request } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { organization } from '../organizations/organization.resource.ts';
import {
  organizationIds,
  sysOrganizationIds,
  updateOrganizationIds,
  updateSysOrganizationIds,
} from '../users/user.calls.ts';
import { DATA_TEXT as TEXT } from './explain.text.ts';

type Given = { userId: number; onSaved: () => void };

/** The organisations that a person belongs to, and those whose data was granted besides. */
export function Assign(given: Given) {
  return (
    <Panel>
      <div className="data-permissions-units">
        <Units
          {...given}
          label={t(TEXT.organizations)}
          help={t(TEXT.organizationsHelp)}
          read={organizationIds}
          write={updateOrganizationIds}
        />
        <Units
          {...given}
          label={t(TEXT.data)}
          help={t(TEXT.dataHelp)}
          read={sysOrganizationIds}
          write={updateSysOrganizationIds}
        />
      </div>
    </Panel>
  );
}

function Units({
  userId,
  onSaved,
  label,
  help,
  read,
  write,
}: Given & { label: string; help: string; read: Route; write: Route }) {
  const units = useAllRows(organization, { sort: 'sortNum' }).data ?? [];
  const { data, error, refetch } = useQuery({
    queryKey: ['permissions', read.path, userId],
    queryFn: ({ signal }) => request<number[]>(read.method, read.path, { query: { userId }, signal, quiet: true }),
  });
  const [chosen, setChosen] = useState<readonly number[]>();
  const save = useMutation({
    mutationFn: (organizationIds: readonly number[]) =>
      request(write.method, write.path, { body: { userId, organizationIds } }),
    onSuccess: async () => {
      await refetch();
      setChosen(undefined);
      notify.success(t(TEXT.saved));
      onSaved();
    },
  });
  if (error) return <p role="alert">{messageOf(error)}</p>;
  if (!data) return <SkeletonRows />;
  const may = hasPermission(write.permission);
  return (
    <div>
      <strong>{label}</strong>
      <p className="data-permissions-quiet">{help}</p>
      <TreeSelect
        ariaLabel={label}
        items={units.map((row) => ({
          id: row.id,
          parentId: row.parentId,
          label: String((lang === 'en' && row.nameEn) || row.name),
        }))}
        multiple
        checkStrictly
        collapseTag={false}
        size="middle"
        disabled={!may}
        firstRefresh={false}
        value={chosen ?? data}
        onInput={(next) => setChosen(Array.isArray(next) ? next.map(Number) : [])}
      />
      {chosen && (
        <span>
          <Button type="primary" loading={save.isPending} onClick={() => save.mutate(chosen)}>
            {t(TEXT.save)}
          </Button>
        </span>
      )}
    </div>
  );
}
