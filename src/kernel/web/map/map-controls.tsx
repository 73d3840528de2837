import { t } from '../i18n.ts';
import { MAP_TEXT } from './map.text.ts';
import './map.css';

type Props = { onZoom: (steps: number) => void; onShowAll: () => void };

const PLUS = 'M8 3v10M3 8h10';
const MINUS = 'M3 8h10';
const AIM =
  'M8 1.5v3M8 11.5v3M1.5 8h3M11.5 8h3M8 3.8a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 1 1 0-8.4ZM8 7.2a.8.8 0 1 1 0 1.6a.8.8 0 1 1 0-1.6Z';

export function MapControls({ onZoom, onShowAll }: Props) {
  return (
    <div className="map-controls">
      <Control label={t(MAP_TEXT.zoomIn)} icon={PLUS} onClick={() => onZoom(1)} />
      <Control label={t(MAP_TEXT.zoomOut)} icon={MINUS} onClick={() => onZoom(-1)} />
      <Control label={t(MAP_TEXT.showAll)} icon={AIM} onClick={onShowAll} />
    </div>
  );
}

function Control({ label, icon, onClick }: { label: string; icon: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d={icon} fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" />
      </svg>
    </button>
  );
}
