import { lazy, Suspense } from 'react';
import { listed, t } from '../i18n.ts';
import { Empty } from './empty.tsx';
import { asIds, nameOf } from './file-ids.ts';
import type { DisplayProps, FieldKit } from './kit.ts';
import { lazyControl } from './lazy-control.tsx';
import './fields.css';

const FileChip = lazy(() => import('./file-chip.tsx').then((m) => ({ default: m.FileChip })));
const Control = lazyControl(() => import('./file-control.tsx'));

function Display({ field, value, label, mode = 'cell' }: DisplayProps) {
  const ids = asIds(value);
  if (ids.length === 0) return <Empty />;
  if (mode === 'print') return <span>{listed(ids.map((id) => nameOf(ids, id, label) ?? `#${id}`))}</span>;
  return (
    <span className="field-files">
      <Suspense fallback={null}>
        {ids.map((id) => (
          <FileChip key={id} id={id} name={nameOf(ids, id, label)} />
        ))}
      </Suspense>
      {mode === 'cell' && <span className="visually-hidden">{t(field.label)}</span>}
    </span>
  );
}

/** file: one attachment or several, with progress while uploading and a preview afterwards. */
export const fileKit: FieldKit = { Control, Display };
