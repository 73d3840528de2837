import { ResourceTreePage } from '../../../kernel/web/detail/resource-tree-page.tsx';
import type { FormSlots } from '../../../kernel/web/form/resource-form.tsx';
import { lang, t } from '../../../kernel/web/i18n.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { MenuIcon } from '../../../shell/menu/menu-icon.tsx';
import { PermissionPicker } from '../permissions/permission-picker.web.tsx';
import { ComponentPicker } from './component-picker.web.tsx';
import { IconPicker } from './icon-picker.web.tsx';
import { menu } from './menu.resource.ts';
import { MENU_TEXT } from './menu-page.text.ts';

/** A button is only a permission with a name; a directory opens nothing itself. */
function hidden(values: Readonly<Record<string, unknown>>): readonly string[] {
  if (values.type === 'button') {
    return [
      'path',
      'component',
      'componentName',
      'icon',
      'redirect',
      'cache',
      'alwaysShow',
      'affix',
      'vanishingTime',
      'name',
    ];
  }
  return values.type === 'directory' ? ['cache', 'affix', 'componentName'] : ['alwaysShow', 'redirect'];
}

const FORM: FormSlots = {
  controls: { icon: IconPicker, component: ComponentPicker, permission: PermissionPicker },
  hidden,
};

const nodeOf = (row: AnyRow) => ({
  name: String((lang === 'en' && row.titleEn) || row.title),
  icon: row.type === 'button' ? undefined : <MenuIcon name={typeof row.icon === 'string' ? row.icon : undefined} />,
  muted: row.hidden === true,
});

/** Menus: the tree of directories, pages and buttons, each with every field of the menu route item. */
export function Page() {
  return (
    <ResourceTreePage
      resource={menu}
      title={t(MENU_TEXT.title)}
      nodeOf={nodeOf}
      form={FORM}
      // The key by which the program knows its own entries says nothing to people.
      detail={{ hidden: ['key'] }}
      moveEffect={() => t(MENU_TEXT.moveEffect)}
    />
  );
}
