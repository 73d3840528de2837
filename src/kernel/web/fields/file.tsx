import { listed, t } from '../i18n.ts';
import { Empty } from './empty.tsx';
import { FileChip } from './file-chip.tsx';
import { asIds, nameOf } from './file-ids.ts';
import type { DisplayProps, FieldKit } from './kit.ts';
import { lazyControl } from './lazy-control.tsx';

const Control = lazyControl(() => import('./file-control.tsx'));

function Display({ field, value, label, mode = 'cell' }: DisplayProps) {
  const ids = asIds(value);
  if (ids.length === 0) return <Empty />;
  if (mode === 'print') return <span>{listed(ids.map((id) => nameOf(ids, id, label) ?? `#${id}`))}</span>;
  return (
    <span className="field-files">
      {ids.map((id) => (
        <FileChip key={id} id={id} name={nameOf(ids, id, label)} />
      ))}
      {mode === 'cell' && <span className="visually-hidden">{t(field.label)}</span>}
    </span>
  );
}

/** file: one attachment or several, with progress while uploading and a preview afterwards. */
export const fileKit: FieldKit = { Control, Display };
