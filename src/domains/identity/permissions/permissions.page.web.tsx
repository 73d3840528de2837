import { DownloadOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Segmented } from 'antd';
import { useState } from 'react';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { List } from '../../../kernel/web/list/list.tsx';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { ListSearch } from '../../../kernel/web/list/search/list-search.tsx';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { EXPLAIN_TEXT } from './explain.text.ts';
import { Explain } from './explain.web.tsx';
import { explain, permissionHolders, permissionMatrix } from './permission.calls.ts';
import { PERMISSION_TEXT as TEXT } from './permission.text.ts';
import { type PermissionRow, permissionRows, siftPermissions } from './permission-rows.rules.ts';
import { useCatalogue } from './use-catalogue.web.ts';

/** The catalogue of permissions and who holds each; nothing here is typed by hand. */
export function Page() {
  const catalogue = useCatalogue();
  const [domain, setDomain] = useState('');
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<PermissionRow>();
  const [saving, setSaving] = useState(false);
  const [explaining, setExplaining] = useState(false);
  const all = permissionRows(catalogue.data ?? []);
  const rows = siftPermissions(all, { domain, word: typed });
  return (
    <>
      <List<PermissionRow>
        title={t(TEXT.title)}
        scope={t(TEXT.scope, { n: all.length })}
        acts={
          <>
            {hasPermission(permissionMatrix.permission) && (
              <Button
                icon={<DownloadOutlined />}
                loading={saving}
                onClick={() => {
                  setSaving(true);
                  void saveFile(permissionMatrix.path)
                    .catch(() => undefined)
                    .finally(() => setSaving(false));
                }}
              >
                {t(TEXT.exportMatrix)}
              </Button>
            )}
            {hasPermission(explain.permission) && (
              <Button icon={<QuestionCircleOutlined />} onClick={() => setExplaining(true)}>
                {t(EXPLAIN_TEXT.open)}
              </Button>
            )}
          </>
        }
        search={
          <ListSearch
            views={
              <Segmented
                aria-label={t(TEXT.domain)}
                value={domain}
                onChange={setDomain}
                options={[
                  { value: '', label: t(TEXT.all) },
                  ...(catalogue.data ?? []).map((one) => ({ value: one.domain, label: one.label })),
                ]}
              />
            }
            keyword={{ label: t(TEXT.search), value: typed, onSearch: setTyped }}
          />
        }
        label={t(TEXT.title)}
        rowKey="permission"
        rows={catalogue.data && rows}
        error={catalogue.error}
        onRetry={() => void catalogue.refetch()}
        empty={t(TEXT.noMatch)}
        width={760}
        onOpen={setShown}
        columns={[
          {
            title: t(TEXT.permission),
            width: 160,
            ellipsis: true,
            render: (_, row) => (
              <button type="button" className="list-link" onClick={() => setShown(row)}>
                {row.label}
              </button>
            ),
          },
          { title: t(TEXT.subject), dataIndex: 'subject', width: 180, ellipsis: true },
          {
            title: t(TEXT.code),
            width: 260,
            ellipsis: true,
            render: (_, row) => <span translate="no">{row.permission}</span>,
          },
          {
            title: t(TEXT.roles),
            ellipsis: true,
            render: (_, row) => listed(row.roles) || <span className="field-empty">{t(TEXT.nobody)}</span>,
          },
          { title: t(TEXT.users), dataIndex: 'users', width: 96, align: 'end' },
        ]}
      />
      {explaining && <Explain onClose={() => setExplaining(false)} />}
      {shown && <Holders row={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function Holders({ row, onClose }: { row: PermissionRow; onClose: () => void }) {
  const { permission } = row;
  const found = useQuery({
    queryKey: ['permissions', permission],
    queryFn: ({ signal }) => call(permissionHolders, { query: { permission }, signal }),
  });
  const { roles = [], users = [] } = found.data ?? {};
  return (
    <Drawer open size={560} title={t(TEXT.holders, { name: `${row.subject} · ${row.label}` })} onClose={onClose}>
      {found.isPending && <SkeletonRows />}
      {found.error && <p role="alert">{messageOf(found.error)}</p>}
      {found.data && (
        <div className="permission-holders">
          <h3>{t(TEXT.byRole)}</h3>
          <p>{listed(roles.map((one) => one.name)) || t(TEXT.nobody)}</p>
          <h3>{t(TEXT.byUser, { n: users.length })}</h3>
          <EmbeddedList
            label={t(TEXT.byUser, { n: users.length })}
            rowKey="id"
            rows={users}
            empty={t(TEXT.nobody)}
            columns={[
              { title: t(TEXT.username), dataIndex: 'username' },
              { title: t(TEXT.name), dataIndex: 'name' },
              { title: t(TEXT.roles), render: (_, one) => listed(one.roles) },
            ]}
          />
        </div>
      )}
    </Drawer>
  );
}
