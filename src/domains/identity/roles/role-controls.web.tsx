import { Checkbox } from 'antd';
import { useAllRows } from '../../../kernel/web/detail/use-all-rows.ts';
import type { ControlProps } from '../../../kernel/web/fields/kit.ts';
import { lang, t } from '../../../kernel/web/i18n.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { menu } from '../menus/menu.resource.ts';
import { useCatalogue } from '../permissions/use-catalogue.web.ts';
import type { CheckNode } from './check-tree.rules.ts';
import { CheckTree } from './check-tree.web.tsx';
import { ROLE_TEXT } from './role-page.text.ts';

const asList = (value: unknown): (string | number)[] => (Array.isArray(value) ? value : []);

/** A directory shows with any of its pages, so that only pages and buttons are granted. */
function menuNodes(rows: readonly AnyRow[], parent: number | null = null): CheckNode[] {
  return rows
    .filter((row) => (row.parentId ?? null) === parent)
    .map((row) => ({
      key: row.id,
      title: String((lang === 'en' && row.titleEn) || row.title),
      kept: row.type !== 'directory',
      children: menuNodes(rows, row.id),
    }));
}

/** Menus as a tree. */
export function MenuControl({ id, value, onChange, readOnly }: ControlProps) {
  const menus = useAllRows(menu, { sort: 'sortNum' }).data ?? [];
  return (
    <CheckTree
      id={id}
      label={t(ROLE_TEXT.menus)}
      nodes={menuNodes(menus)}
      held={asList(value)}
      onChange={(keys) => onChange(keys.map(Number))}
      readOnly={readOnly}
    />
  );
}

const EVERYTHING = '*';

/** Permissions as a tree of domain, subject and act; what oneself does not hold cannot be granted. */
export function PermissionControl({ id, value, onChange, readOnly }: ControlProps) {
  const catalogue = useCatalogue().data ?? [];
  const held = asList(value).map(String);
  const all = held.includes(EVERYTHING);
  const nodes = catalogue.map(
    (domain): CheckNode => ({
      key: domain.domain,
      title: domain.label,
      kept: false,
      children: domain.subjects.map((subject) => ({
        key: subject.subject,
        title: subject.label,
        kept: false,
        children: subject.permissions.map((one) => ({
          key: one.permission,
          title: one.label,
          kept: true,
          locked: !hasPermission(one.permission),
          children: [],
        })),
      })),
    }),
  );
  const leaves = catalogue.flatMap((d) => d.subjects.flatMap((s) => s.permissions.map((p) => p.permission)));
  return (
    <>
      {(all || (!readOnly && hasPermission(EVERYTHING))) && (
        <Checkbox
          checked={all}
          disabled={readOnly}
          onChange={(event) => onChange(event.target.checked ? [EVERYTHING] : [])}
        >
          {t(ROLE_TEXT.everything)}
        </Checkbox>
      )}
      <CheckTree
        id={id}
        label={t(ROLE_TEXT.permissions)}
        nodes={nodes}
        held={all ? leaves : held}
        onChange={(keys) => onChange(keys.map(String))}
        readOnly={readOnly || all}
      />
    </>
  );
}
