import { t } from '../../kernel/web/i18n.ts';
import { FINDER_TEXT as TEXT } from './finder.text.ts';
import type { Scope } from './use-finder.ts';

type Props = {
  scopes: readonly Scope[];
  total: number;
  capped: boolean;
  chosen: string;
  onChoose: (key: string) => void;
};

/** The kinds that were found, each with its count; Tab goes through them. */
export function FinderScopes({ scopes, total, capped, chosen, onChoose }: Props) {
  if (scopes.length === 0) return null;
  const all = { key: 'all', label: t(TEXT.all), count: total };
  return (
    <fieldset className="finder-scopes">
      <legend className="visually-hidden">{t(TEXT.scopes)}</legend>
      {[all, ...scopes].map(({ key, label, count }) => (
        <button
          key={key}
          type="button"
          tabIndex={-1}
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
          onMouseDown={(event) => event.preventDefault()}
        >
          {label} <span className="num">{capped && key.includes('.') ? `${count}+` : count}</span>
        </button>
      ))}
    </fieldset>
  );
}
