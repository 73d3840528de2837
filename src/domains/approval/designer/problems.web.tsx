import type { z } from 'zod';
import { t } from '../../../kernel/web/i18n.ts';
import type { Problem } from '../flows/flow-shape.rules.ts';
import { FLOW_TEXT as TEXT } from './flow.text.ts';

type Props = {
  problems: readonly z.output<typeof Problem>[];
  known: (id: string) => boolean;
  onSelect: (id: string) => void;
};

/** What is wrong with the flow and where; a click leads there. */
export function Problems({ problems, known, onSelect }: Props) {
  if (problems.length === 0) return <p role="status">{t(TEXT.noProblems)}</p>;
  const count = (severity: 'error' | 'warning') => problems.filter((one) => one.severity === severity).length;
  return (
    <>
      <p role="status">
        {t(TEXT.errors, { n: count('error') })} · {t(TEXT.warnings, { n: count('warning') })}
      </p>
      <ul className="design-problems">
        {problems.map((one) => (
          <li key={`${one.code}${one.nodeId}${one.message}`} data-severity={one.severity}>
            <button
              type="button"
              disabled={!one.nodeId || !known(one.nodeId)}
              onClick={() => one.nodeId && onSelect(one.nodeId)}
            >
              <span>{one.message}</span>
              {one.path.length > 0 && <small>{one.path.join(' › ')}</small>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
