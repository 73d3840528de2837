import type { ReactNode } from 'react';
import type { Text } from '../../text.ts';
import { t } from '../i18n.ts';
import '../fields/fields.css';
import './detail.css';

export type Figure = { readonly label: Text; readonly value: ReactNode; readonly unit?: string };

/** Three or four values that the record is looked up for. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="figures">
      {figures.map((figure) => (
        <div key={figure.label.en}>
          <dt>{t(figure.label)}</dt>
          <dd>
            <strong className="num">{figure.value}</strong>
            {figure.unit && <span className="field-unit">{figure.unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
