import { Fragment } from 'react';
import { listed, t } from '../i18n.ts';
import { RecordLink } from '../records/record-link.tsx';
import { Empty, isBlank } from './empty.tsx';
import { BETWEEN_NAMES } from './fields.text.ts';
import type { DisplayProps, FieldKit } from './kit.ts';
import { lazyControl } from './lazy-control.tsx';
import { asIds, asNames } from './ref-value.ts';
import { usePickLabels } from './use-pick-options.ts';

const Control = lazyControl(() => import('./ref-control.tsx'));

function Display({ field, value, label, mode }: DisplayProps) {
  const names = asNames(label);
  const unknown = names.length > 0 ? [] : asIds(value);
  const asked = usePickLabels(String(field.target), unknown);
  if (isBlank(value)) return <Empty />;
  const shown = names.length > 0 ? names : unknown.map((id) => asked.get(id) ?? `#${id}`);
  // The server tells names in the order of their ids.
  const ids = names.length > 1 ? asIds(value).toSorted((a, b) => a - b) : asIds(value);
  if (mode === 'print' || ids.length !== shown.length) return <span>{listed(shown)}</span>;
  return (
    <span className={ids.length > 1 ? 'record-names' : undefined}>
      {ids.map((id, at) => (
        <Fragment key={id}>
          {at > 0 && t(BETWEEN_NAMES)}
          <RecordLink resource={String(field.target)} id={id}>
            {shown[at]}
          </RecordLink>
        </Fragment>
      ))}
    </span>
  );
}

/** ref: one record of another kind, or several; searched on the server. */
export const refKit: FieldKit = { Control, Display };
