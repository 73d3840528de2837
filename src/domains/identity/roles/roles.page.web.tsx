import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { role } from './role.resource.ts';
import { MenuControl, PermissionControl } from './role-controls.web.tsx';
import { RoleMembers } from './role-members.web.tsx';
import { ROLE_TEXT as TEXT } from './role-page.text.ts';

const nothing = () => undefined;

const SLOTS: ResourceSlots = {
  form: {
    controls: { menuIds: MenuControl, permissions: PermissionControl },
    hidden: (values) => (values.dataScope === 'chosen' ? [] : ['organizationIds']),
  },
  detail: {
    hidden: ['menuIds', 'permissions'],
    tabs: [{ key: 'members', label: TEXT.members, content: (row) => <RoleMembers id={row.id} /> }],
    after: (row) => (
      <>
        <Panel title={t(TEXT.menus)}>
          <MenuControl id="role-menus" field={role.fields.menuIds} value={row.menuIds} onChange={nothing} readOnly />
        </Panel>
        <Panel title={t(TEXT.permissions)}>
          <PermissionControl
            id="role-permissions"
            field={role.fields.permissions}
            value={row.permissions}
            onChange={nothing}
            readOnly
          />
        </Panel>
      </>
    ),
  },
};

/** Roles: what they open and allow, as trees, and who holds them. */
export function Page() {
  return <ResourcePage resource={role} slots={SLOTS} />;
}
