import { t } from '../i18n.ts';
import { ShipGlyph } from '../marks/ship-glyph.tsx';
import { SHIP_KIND_TEXT, SHIP_KINDS } from '../marks/ship-kind.ts';
import { type Look, MAP_COLOURS } from '../theme/tokens.ts';
import { MAP_TEXT } from './map.text.ts';
import './map.css';

/** The bar of 32 px under the map: six states, track and route. */
export function MapLegend({ look }: { look: Look }) {
  const colours = MAP_COLOURS[look];
  return (
    <ul className="map-legend" aria-label={t(MAP_TEXT.legend)}>
      {SHIP_KINDS.map((kind) => (
        <li key={kind}>
          <span className="map-legend-sign" style={{ color: colours.ships[kind] }}>
            <ShipGlyph kind={kind} />
          </span>
          {t(SHIP_KIND_TEXT[kind])}
        </li>
      ))}
      <li>
        <span className="map-legend-line" style={{ borderTopColor: colours.route }} />
        {t(MAP_TEXT.track)}
      </li>
      <li>
        <span className="map-legend-line map-legend-dashed" style={{ borderTopColor: colours.route }} />
        {t(MAP_TEXT.route)}
      </li>
    </ul>
  );
}
