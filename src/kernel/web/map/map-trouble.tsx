import { t } from '../i18n.ts';
import { MAP_TEXT } from './map.text.ts';
import type { MapTrouble as Trouble } from './use-open-map.ts';
import './map.css';

/** One sentence and what to do, in the map's place. */
export function MapTrouble({ trouble, onRetry }: { trouble: Trouble; onRetry: () => void }) {
  return (
    <div className="ship-map-trouble" role="alert">
      <p>{t(MAP_TEXT[trouble])}</p>
      <button type="button" onClick={onRetry}>
        {t(MAP_TEXT.retry)}
      </button>
    </div>
  );
}
