import { useQuery } from '@tanstack/react-query';
import { Table } from 'antd';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { namedArrows } from '../../../kernel/web/list/page-arrows.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { roleMembers } from './role.calls.ts';
import { ROLE_TEXT as TEXT } from './role-page.text.ts';

/** Who holds the role. */
export function RoleMembers({ id }: { id: number }) {
  const found = useQuery({
    queryKey: ['records', 'system.role', 'members', id],
    queryFn: ({ signal }) => call(roleMembers, { params: { id }, signal, quiet: true }),
  });
  if (found.error) return <p role="alert">{messageOf(found.error)}</p>;
  if (!found.data) return <SkeletonRows />;
  if (found.data.length === 0) return <p className="list-message-more">{t(TEXT.noMembers)}</p>;
  return (
    <Table
      size="small"
      rowKey="id"
      dataSource={found.data}
      pagination={found.data.length > 20 ? { pageSize: 20, showSizeChanger: false, itemRender: namedArrows } : false}
      columns={[
        { title: t(TEXT.username), dataIndex: 'username' },
        { title: t(TEXT.name), dataIndex: 'name' },
        { title: t(TEXT.organization), dataIndex: 'organization' },
      ]}
    />
  );
}
