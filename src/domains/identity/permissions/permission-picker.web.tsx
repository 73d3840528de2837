import type { ControlProps } from '../../../kernel/web/fields/kit.ts';
import { TreeSelect } from '../../../kernel/web/fields/tree-select.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { PERMISSION_TEXT } from './permission.text.ts';
import { type Catalogue, useCatalogue } from './use-catalogue.web.ts';

/** Nested for the tree select: domain, subject, permission; only the last can be chosen. */
function permissionItems(catalogue: Catalogue) {
  return catalogue.map((domain) => ({
    id: domain.domain,
    label: domain.label,
    children: domain.subjects.map((subject) => ({
      id: subject.subject,
      label: subject.label,
      children: subject.permissions.map((one) => ({ id: one.permission, label: `${subject.label} · ${one.label}` })),
    })),
  }));
}

/** Chooses one permission of the catalogue; a stored one that the code no longer has stays visible. */
export function PermissionPicker({ id, value, onChange, readOnly, ariaLabel }: ControlProps) {
  const catalogue = useCatalogue().data ?? [];
  return (
    <TreeSelect
      id={id}
      ariaLabel={ariaLabel}
      items={permissionItems(catalogue)}
      value={typeof value === 'string' ? value : null}
      onlyLeaf
      size="middle"
      disabled={readOnly}
      firstRefresh={false}
      placeholder={t(PERMISSION_TEXT.choose)}
      onInput={(chosen) => onChange(chosen)}
    />
  );
}
