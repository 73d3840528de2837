import { t } from '../../../kernel/web/i18n.ts';
import { GROUND_TEXT } from './explain.text.ts';

type Ground = { by: keyof typeof GROUND_TEXT; role?: string; organization?: string };

/** Each ground in words. */
export function Grounds({ grounds }: { grounds: readonly Ground[] }) {
  const lines = grounds.map(({ by, role = '', organization = '' }) => t(GROUND_TEXT[by], { role, organization }));
  return (
    <ul className="grounds">
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
