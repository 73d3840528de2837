import { t } from '../i18n.ts';
import { Empty } from './empty.tsx';
import { NO, YES } from './fields.text.ts';
import type { DisplayProps, FieldKit } from './kit.ts';
import { lazyControl } from './lazy-control.tsx';

const Control = lazyControl(() => import('./bool-control.tsx'));

function Display({ value }: DisplayProps) {
  if (typeof value !== 'boolean') return <Empty />;
  return <span>{t(value ? YES : NO)}</span>;
}

export const boolKit: FieldKit = { Control, Display };
