import { isText } from '../../text.ts';
import { t } from '../i18n.ts';
import { Empty, isBlank } from './empty.tsx';
import { written } from './json-text.ts';
import type { DisplayProps, FieldKit } from './kit.ts';
import { lazyControl } from './lazy-control.tsx';
import './fields.css';

const Control = lazyControl(() => import('./json-control.tsx'));

function Display({ value, mode = 'cell' }: DisplayProps) {
  if (isBlank(value)) return <Empty />;
  // What a rule said is kept in both languages and read in one.
  if (isText(value)) return <span title={t(value)}>{t(value)}</span>;
  return mode === 'cell' ? (
    <span translate="no">{JSON.stringify(value)}</span>
  ) : (
    <pre className="field-json" translate="no">
      {written(value)}
    </pre>
  );
}

export const jsonKit: FieldKit = { Control, Display };
