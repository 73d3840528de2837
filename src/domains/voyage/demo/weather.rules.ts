import type { Report, Weather, WindDirection } from '../reports/report.rules.ts';
import { WIND_DIRECTIONS } from '../reports/report.rules.ts';
import { DAY, type Minute } from './minutes.rules.ts';
import type { Spot } from './places.rules.ts';
import { randomOf } from './random.rules.ts';

type WeatherNow = Pick<
  Report,
  'weather' | 'sea' | 'visibility' | 'temperature' | 'pressure' | 'humidity' | 'windDirection' | 'currentSpeed'
> & { readonly windForce: number; readonly currentDirection: number };

/** Beaufort force from which reports speak of heavy wind. */
export const HEAVY = 6;

/** Share of the year since the new year, 0 to 1. */
function season(at: Minute): number {
  const date = new Date(at * 60_000);
  return (date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / (366 * 86_400_000);
}

/** Winter of the northern hemisphere, 1 in mid January and 0 in mid July. */
const winterOf = (at: Minute): number => (1 + Math.cos(2 * Math.PI * (season(at) - 0.04))) / 2;

/** Weather of a sea area on a day, the same for every ship there: monsoons in season, calms near the line. */
export function weatherAt([lat, lon]: Spot, at: Minute): WeatherNow {
  const dice = randomOf('weather', Math.round(lat / 3), Math.round(lon / 3), Math.floor(at / DAY));
  const winter = winterOf(at);
  const monsoonNorth = lat > 14 && lat < 30 && lon > 105 ? winter * 1.5 : 0;
  const monsoonSouthWest = lat > 5 && lat < 24 && lon < 90 ? (1 - winter) * 1.9 : 0;
  const base = Math.abs(lat) < 8 ? 2.4 : 3.5;
  const windForce = Math.max(
    1,
    Math.min(7, Math.round(base + monsoonNorth + monsoonSouthWest + dice.between(-1.5, 1.5))),
  );
  const heavy = windForce >= HEAVY;
  const warm =
    27 - Math.abs(lat) * 0.34 - (lat > 18 ? winter * (lat - 14) * 0.75 : 0) + (lat < -18 ? (winter - 0.5) * 8 : 0);
  return {
    weather: heavy
      ? dice.pick<Weather>(['CLOUDY_WINDY', 'CLOUDY_WINDY', 'RAINY', 'OVERCAST'])
      : fairWeather(dice.next(), lat),
    windForce,
    sea: Math.max(1, Math.min(6, windForce - 1 + (dice.chance(0.25) ? 1 : 0) - (windForce > 6 ? 1 : 0))),
    visibility: heavy ? dice.whole(5, 6) : dice.whole(6, 8),
    windDirection: directionOf({ lat, lon, winter, turn: dice.whole(-2, 2) }),
    temperature: (warm + dice.between(-2.5, 2.5)).toFixed(1),
    pressure: (1009 + winter * (lat > 18 ? 9 : 2) + dice.between(-4, 4) - (heavy ? 3 : 0)).toFixed(1),
    humidity: dice.whole(58, 92),
    currentDirection: dice.whole(0, 359),
    currentSpeed: dice.between(0.1, 1.4).toFixed(1),
  };
}

function fairWeather(chance: number, lat: number): Weather {
  if (chance < 0.34) return 'SUNNY';
  if (chance < 0.72) return 'CLOUDY';
  if (chance < 0.86) return 'OVERCAST';
  if (chance < 0.93) return 'LIGHT_RAIN';
  return lat > 28 ? 'MIST' : 'RAINY';
}

/** The monsoon where it blows, else whatever comes. */
function directionOf({
  lat,
  lon,
  winter,
  turn,
}: {
  lat: number;
  lon: number;
  winter: number;
  turn: number;
}): WindDirection {
  const base = lon < 90 ? (winter > 0.5 ? 2 : 10) : lat > 0 ? (winter > 0.5 ? 2 : 9) : 6;
  return WIND_DIRECTIONS[(base + turn + 16) % 16] ?? 'VARIABLE';
}
