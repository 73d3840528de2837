import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { ResourceTreePage } from '../../../kernel/web/detail/resource-tree-page.tsx';
import { lang } from '../../../kernel/web/i18n.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { budgetSubject } from './budget-subject.resource.ts';

const resource: AnyResource = budgetSubject;

/** Below a parent the kind and the beginning of the code are the parent's. */
const initial = (parent: AnyRow | undefined) => (parent ? { kind: parent.kind, code: parent.code } : {});

/** The tree of subjects, each with its code. */
export function Page() {
  return (
    <ResourceTreePage
      resource={resource}
      nodeOf={(row) => ({
        name: `${row.code} ${String((lang === 'en' && row.nameEn) || row.name)}`,
        muted: row.enabled === false,
      })}
      initial={initial}
    />
  );
}
