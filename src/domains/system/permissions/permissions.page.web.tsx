import { DownloadOutlined, QuestionCircleOutlined, SearchOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Input, Segmented, Table } from 'antd';
import { useState } from 'react';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { LIST } from '../../../kernel/web/list/list.text.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { namedArrows } from '../../../kernel/web/list/page-arrows.ts';
import { useSize } from '../../../kernel/web/list/use-size.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import '../../../kernel/web/list/list.css';
import { EXPLAIN_TEXT } from './explain.text.ts';
import { Explain } from './explain.web.tsx';
import { explain, permissionHolders, permissionMatrix } from './permission.calls.ts';
import { PERMISSION_TEXT as TEXT } from './permission.text.ts';
import { type PermissionRow, permissionRows, siftPermissions } from './permission-rows.rules.ts';
import { useCatalogue } from './use-catalogue.web.ts';

const HEAD = 33;

/** The catalogue of permissions and who holds each; nothing here is typed by hand. */
export function Page() {
  const catalogue = useCatalogue();
  const [domain, setDomain] = useState('');
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<PermissionRow>();
  const [saving, setSaving] = useState(false);
  const [explaining, setExplaining] = useState(false);
  const [box, size] = useSize<HTMLDivElement>();
  const all = permissionRows(catalogue.data ?? []);
  const rows = siftPermissions(all, { domain, word: typed });
  return (
    <div className="list-page">
      <header className="list-head">
        <h1>{t(TEXT.title)}</h1>
        <span className="list-scope">{t(TEXT.scope, { n: all.length })}</span>
        <span className="list-head-acts">
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
        </span>
      </header>
      <div className="list-panel">
        <search className="list-band list-search">
          <Segmented
            aria-label={t(TEXT.domain)}
            value={domain}
            onChange={setDomain}
            options={[
              { value: '', label: t(TEXT.all) },
              ...(catalogue.data ?? []).map((one) => ({ value: one.domain, label: one.label })),
            ]}
          />
          <Input
            className="list-keyword"
            prefix={<SearchOutlined aria-hidden="true" />}
            placeholder={t(TEXT.search)}
            aria-label={t(TEXT.search)}
            value={typed}
            allowClear
            onChange={(event) => setTyped(event.target.value)}
          />
        </search>
        <div className="list-table" ref={box}>
          <Table<PermissionRow>
            size="small"
            rowKey="permission"
            tableLayout="fixed"
            pagination={false}
            virtual
            dataSource={rows}
            scroll={{ x: Math.max(size.width, 760), y: Math.max(size.height - HEAD, 120) }}
            locale={{ emptyText: emptyText() }}
            columns={[
              { title: t(TEXT.subject), dataIndex: 'subject', width: 180, ellipsis: true },
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
        </div>
      </div>
      {explaining && <Explain onClose={() => setExplaining(false)} />}
      {shown && <Holders row={shown} onClose={() => setShown(undefined)} />}
    </div>
  );

  function emptyText() {
    if (catalogue.error) {
      return (
        <Message icon={null} title={t(TEXT.failed)} alert>
          <p className="list-message-more">{messageOf(catalogue.error)}</p>
          <Button onClick={() => void catalogue.refetch()}>{t(LIST.retry)}</Button>
        </Message>
      );
    }
    return catalogue.data ? <Message icon={<SearchOutlined />} title={t(TEXT.noMatch)} /> : <SkeletonRows />;
  }
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
          <Table
            size="small"
            rowKey="id"
            dataSource={users}
            pagination={users.length > 20 ? { pageSize: 20, showSizeChanger: false, itemRender: namedArrows } : false}
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
