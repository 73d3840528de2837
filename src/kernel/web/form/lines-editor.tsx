import { lazy, Suspense } from 'react';
import type { Field } from '../../resource/field.ts';
import { rowsOf } from '../../resource/open.ts';
import { childOf } from '../../resource/resource.ts';
import type { GridRow } from '../grid/column.ts';
import { t } from '../i18n.ts';
import { useMobile } from '../viewport/use-mobile.ts';
import { controlId } from './field-id.ts';
import { useFormContext } from './form-context.ts';
import { LinesCards } from './lines-cards.tsx';
import { shownFields } from './lines-fields.ts';
import { useField } from './use-field.ts';
import './form.css';

// A list has no use for it; it comes with the first form that has lines.
const LinesGrid = lazy(() => import('./lines-grid.tsx').then((m) => ({ default: m.LinesGrid })));

/** Child rows: a grid, and on a phone one card a row. */
export function LinesEditor({ name, field }: { name: string; field: Field }) {
  const { store, id: form, locked, hidden } = useFormContext();
  const mobile = useMobile();
  const { value, error } = useField(store, name);
  const lines = Array.isArray(value) ? (value as readonly GridRow[]) : [];
  const child = childOf(field);
  const shown = shownFields(child).filter((one) => !hidden.includes(`${name}.${one}`));
  const open = !locked.includes(name);
  const given = { name, field, child, lines, shown, open, fixed: locked.includes(rowsOf(name)) };
  return (
    <div className="form-lines" id={controlId(form, name)} data-error={error !== undefined}>
      <h2 className="form-lines-title">{t(field.label)}</h2>
      {mobile ? (
        <LinesCards {...given} />
      ) : (
        <Suspense fallback={<div className="field-wait" />}>
          <LinesGrid {...given} />
        </Suspense>
      )}
      {error && (
        <span className="form-error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
