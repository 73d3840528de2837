import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { refs } from '../../../kernel/resource/field.ts';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { refKit } from '../../../kernel/web/fields/ref.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { useAsk } from '../../../kernel/web/list/acts/ask.tsx';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { addRoleMembers, removeRoleMember } from '../users/user.calls.ts';
import { roleMembers } from './role.calls.ts';
import { ROLE_TEXT as TEXT } from './role-page.text.ts';
import './role-members.css';

const PEOPLE = refs('identity.user', TEXT.members);

/** Who holds the role; whoever may change accounts gives it and takes it here. */
export function RoleMembers({ id }: { id: number }) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<number[]>([]);
  const [dialog, ask] = useAsk();
  const found = useQuery({
    queryKey: ['records', 'identity.role', 'members', id],
    queryFn: ({ signal }) => call(roleMembers, { params: { id }, signal, quiet: true }),
  });
  const may = hasPermission(addRoleMembers.permission);

  const refresh = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['records', 'identity.role'] }),
      queries.invalidateQueries({ queryKey: ['records', 'identity.user'] }),
    ]);
  };
  async function add(): Promise<void> {
    try {
      const { added } = await call(addRoleMembers, { params: { id }, body: { userIds: chosen }, quiet: true });
      notify.success(t(TEXT.added, { n: added }));
      setChosen([]);
      await refresh();
    } catch (error) {
      notify.error(messageOf(error));
    }
  }
  const takeOut = ({ id: userId, name }: { id: number; name: string }) =>
    ask({
      title: t(TEXT.takeOutTitle, { name }),
      effect: t(TEXT.takeOutEffect),
      act: t(TEXT.takeOut),
      danger: true,
      run: async () => {
        await call(removeRoleMember, { params: { id, userId } });
        notify.success(t(TEXT.takenOut));
        await refresh();
      },
    });

  return (
    <div className="role-members">
      {may && (
        <div className="role-members-add">
          <refKit.Control
            id="role-members-add"
            field={PEOPLE}
            ariaLabel={t(TEXT.chooseMembers)}
            placeholder={t(TEXT.chooseMembers)}
            value={chosen}
            onChange={(ids) => setChosen((ids as number[] | null) ?? [])}
          />
          <GuardButton disabled={chosen.length === 0} onClick={add}>
            {t(TEXT.addMembers)}
          </GuardButton>
        </div>
      )}
      <EmbeddedList
        label={t(TEXT.members)}
        rowKey="id"
        rows={found.data}
        error={found.data ? undefined : found.error}
        onRetry={() => void found.refetch()}
        empty={t(TEXT.noMembers)}
        columns={[
          { title: t(TEXT.username), dataIndex: 'username' },
          { title: t(TEXT.name), dataIndex: 'name' },
          { title: t(TEXT.organization), dataIndex: 'organization' },
          ...(may
            ? [
                {
                  title: t(TEXT.actions),
                  key: '#actions',
                  render: (_: unknown, one: { id: number; name: string }) => (
                    <Button type="link" size="small" danger onClick={() => takeOut(one)}>
                      {t(TEXT.takeOut)}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {dialog}
    </div>
  );
}
