import { lazy, Suspense } from 'react';
import { t } from '../i18n.ts';
import { Empty } from './empty.tsx';
import { LINES } from './fields.text.ts';
import type { DisplayProps, FieldKit } from './kit.ts';

const LinesTable = lazy(() => import('./lines-table.tsx').then((m) => ({ default: m.LinesTable })));

function Display({ field, value, record, mode = 'cell' }: DisplayProps) {
  const rows = Array.isArray(value) ? value : [];
  if (rows.length === 0) return <Empty />;
  if (mode === 'cell') return <span className="num">{t(LINES, { n: rows.length })}</span>;
  return (
    <Suspense fallback={null}>
      <LinesTable field={field} rows={rows} record={record} />
    </Suspense>
  );
}

/** lines: child rows. The editor needs the form's store and lives with the form (form/lines-editor.tsx). */
export const linesKit: FieldKit = { Control: Display, Display };
