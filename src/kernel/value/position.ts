import type { Text } from '../text.ts';

export type Axis = 'latitude' | 'longitude';
type Hemisphere = 'N' | 'S' | 'E' | 'W';

/** Degrees, minutes and seconds are whole; latitude up to 90, longitude up to 180. */
type AxisPosition = { axis: Axis; degrees: number; minutes: number; seconds: number; hemisphere: Hemisphere };

/** Decimal degrees, north and east positive. */
export type GeoPoint = { latitude: number; longitude: number };

type PositionResult = { ok: true; position: AxisPosition } | { ok: false; reason: Text };

const LIMIT = { latitude: 90, longitude: 180 } as const;
/** Characters of a position, however it is written. */
const LONGEST = 40;
const LETTERS = { latitude: ['N', 'S'], longitude: ['E', 'W'] } as const;
/** One minute of arc of a great circle is one nautical mile, as on the chart. */
const EARTH_RADIUS_NM = (180 * 60) / Math.PI;

const REASON = {
  empty: { zh: '未填写位置', en: 'No position entered' },
  decimalMinutes: {
    zh: "小数点后是秒（00 至 59）；若是小数分，在末尾加撇号即自动换算，如 31:14.5'",
    en: "Digits after the point are seconds (00 to 59); end decimal minutes with a prime to convert them, such as 31:14.5'",
  },
  range: { zh: '位置超出范围', en: 'Position out of range' },
  letter: { zh: '缺少半球字母，或字母与经纬度不符', en: 'The hemisphere letter is missing or does not fit' },
} as const satisfies Record<string, Text>;

/**
 * Reads `D:M.S` with a hemisphere letter behind, in front, or from its own field, and positions as masters write them: `170230`,
 * `1702.30`, `17-02.3`, `17 02.30N`. Two digits after the point are seconds; with a prime at the end (`31:14.5'`), or as one or three
 * digits of the other forms, they are decimal minutes and are converted.
 */
export function parsePosition({
  text,
  axis,
  hemisphere,
}: {
  text: string | null | undefined;
  axis: Axis;
  hemisphere?: string | null;
}): PositionResult {
  if ((text?.length ?? 0) > LONGEST) return { ok: false, reason: formOf(axis) };
  const typed = withColon((text ?? '').trim(), axis);
  if (!typed) return { ok: false, reason: REASON.empty };
  const match = /^([NSEW])?\s{0,9}(\d{1,3})[:：](\d{1,2})(?:\.(\d+))?\s{0,9}(['′’])?\s{0,9}([NSEW])?$/i.exec(typed);
  if (!match) return { ok: false, reason: formOf(axis) };
  const [, front, degreeText, minuteText, fraction, prime, behind] = match;
  if (front && behind) return { ok: false, reason: formOf(axis) };
  const letter = (front ?? behind ?? hemisphere ?? '').toUpperCase();
  const known = LETTERS[axis].find((l) => l === letter);
  if (!known) return { ok: false, reason: REASON.letter };
  if (!prime && fraction !== undefined && (fraction.length !== 2 || Number(fraction) > 59))
    return { ok: false, reason: REASON.decimalMinutes };

  const seconds = prime ? Math.round(Number(`0.${fraction ?? 0}`) * 60) : Number(fraction ?? 0);
  if (Number(minuteText) > 59) return { ok: false, reason: REASON.range };
  const total = Number(degreeText) * 3600 + Number(minuteText) * 60 + seconds;
  if (total > LIMIT[axis] * 3600) return { ok: false, reason: REASON.range };
  return { ok: true, position: fromSeconds({ axis, total, hemisphere: known }) };
}

/** The example is of the axis that is asked for. */
const formOf = (axis: Axis): Text =>
  axis === 'latitude'
    ? {
        zh: '纬度格式应为 度:分.秒，如 31:14.06N',
        en: 'Write the latitude as degrees:minutes.seconds, such as 31:14.06N',
      }
    : {
        zh: '经度格式应为 度:分.秒，如 121:45.30E',
        en: 'Write the longitude as degrees:minutes.seconds, such as 121:45.30E',
      };

/** Degrees, minutes, seconds, with any sign between them; whole minutes and a fraction; digits alone, or with a fraction. */
const PARTS = /^([NSEW]?) ?(\d{1,3})[ .°/-](\d{1,2})[ .'′/-](\d{2})["″]? ?([NSEW]?)$/i;
const MINUTES = /^([NSEW]?) ?(\d{1,3})[ °/-](\d{1,2})(?:\.(\d{1,3}))?['′]? ?([NSEW]?)$/i;
const DIGITS = /^([NSEW]?) ?(\d{4,7})(?:\.(\d{1,3}))? ?([NSEW]?)$/i;

/** The forms of the bridge as `D:M.S`; anything else stays as it is. */
function withColon(typed: string, axis: Axis): string {
  if (/[:：]/.test(typed)) return typed;
  const parts = PARTS.exec(typed);
  if (parts) return `${parts[1]}${parts[2]}:${parts[3]}.${parts[4]}${parts[5]}`;
  const minutes = MINUTES.exec(typed);
  if (minutes) return `${minutes[1]}${minutes[2]}:${minutes[3]}${fractionOf(minutes[4])}${minutes[5]}`;
  const digits = DIGITS.exec(typed);
  if (!digits) return typed;
  const [, front = '', run = '', fraction, behind = ''] = digits;
  // Two digits of degrees for a latitude; a longitude has three, or two where nobody wrote the naught in front.
  const withSeconds = fraction === undefined && run.length > (axis === 'latitude' ? 4 : 5);
  const tail = withSeconds ? 4 : 2;
  const degrees = run.slice(0, -tail);
  if (degrees.length > (axis === 'latitude' ? 2 : 3)) return typed;
  const rest = withSeconds ? `${run.slice(-4, -2)}.${run.slice(-2)}` : `${run.slice(-2)}${fractionOf(fraction)}`;
  return `${front}${degrees}:${rest}${behind}`;
}

/** Two digits are seconds; one or three can only be a fraction of the minute. */
const fractionOf = (digits: string | undefined): string =>
  digits === undefined ? '' : digits.length === 2 ? `.${digits}` : `.${digits}'`;

/** Canonical text: `121:45.30E`, `5:03.00N`. Minutes and seconds have two digits, degrees are not padded. */
export function formatPosition({ degrees, minutes, seconds, hemisphere }: AxisPosition): string {
  return `${degrees}:${pad(minutes)}.${pad(seconds)}${hemisphere}`;
}

/** Canonical text of what was typed, or null when it is no position. */
export function canonicalPosition(input: {
  text: string | null | undefined;
  axis: Axis;
  hemisphere?: string | null;
}): string | null {
  const result = parsePosition(input);
  return result.ok ? formatPosition(result.position) : null;
}

/** Decimal degrees at 6 decimals; south and west negative. */
export function decimalDegrees({ degrees, minutes, seconds, hemisphere }: AxisPosition): number {
  const value = Math.round((degrees + minutes / 60 + seconds / 3600) * 1e6) / 1e6;
  return value !== 0 && (hemisphere === 'S' || hemisphere === 'W') ? -value : value;
}

/** The nearest whole second of arc. Longitudes beyond 180 are brought back into range. */
export function fromDecimalDegrees({ value, axis }: { value: number; axis: Axis }): AxisPosition {
  const turned =
    axis === 'longitude' ? ((((value + 180) % 360) + 360) % 360) - 180 : Math.max(-90, Math.min(90, value));
  const [positive, negative] = LETTERS[axis];
  return fromSeconds({
    axis,
    total: Math.round(Math.abs(turned) * 3600),
    hemisphere: turned < 0 ? negative : positive,
  });
}

/** Both texts as a point, or null when either does not read as a position: a ship without one is left off the map. */
export function geoPoint({
  latitude,
  longitude,
  northSouth,
  westEast,
}: {
  latitude: string | null | undefined;
  longitude: string | null | undefined;
  northSouth?: string | null;
  westEast?: string | null;
}): GeoPoint | null {
  const lat = parsePosition({ text: latitude, axis: 'latitude', hemisphere: northSouth });
  const lon = parsePosition({ text: longitude, axis: 'longitude', hemisphere: westEast });
  return lat.ok && lon.ok ? { latitude: decimalDegrees(lat.position), longitude: decimalDegrees(lon.position) } : null;
}

/** Great-circle distance in nautical miles (haversine, which stays exact for short distances). */
export function greatCircleNm({ from, to }: { from: GeoPoint; to: GeoPoint }): number {
  const dLat = radians(to.latitude - from.latitude);
  const dLon = radians(to.longitude - from.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_NM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Initial course of the great circle in degrees, 0 (north) to under 360. */
export function initialCourse({ from, to }: { from: GeoPoint; to: GeoPoint }): number {
  const dLon = radians(to.longitude - from.longitude);
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const course = Math.atan2(
    Math.sin(dLon) * Math.cos(b),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(dLon),
  );
  return (course * (180 / Math.PI) + 360) % 360;
}

/** The point reached from `from` after `nm` miles on the great circle that starts with `course` degrees. */
export function destination({ from, course, nm }: { from: GeoPoint; course: number; nm: number }): GeoPoint {
  const [lat, lon, bearing, arc] = [
    radians(from.latitude),
    radians(from.longitude),
    radians(course),
    nm / EARTH_RADIUS_NM,
  ];
  const latitude = Math.asin(Math.sin(lat) * Math.cos(arc) + Math.cos(lat) * Math.sin(arc) * Math.cos(bearing));
  const longitude =
    lon +
    Math.atan2(Math.sin(bearing) * Math.sin(arc) * Math.cos(lat), Math.cos(arc) - Math.sin(lat) * Math.sin(latitude));
  const turned = ((((longitude * 180) / Math.PI + 180) % 360) + 360) % 360;
  return { latitude: (latitude * 180) / Math.PI, longitude: turned - 180 };
}

function fromSeconds({ axis, total, hemisphere }: { axis: Axis; total: number; hemisphere: Hemisphere }): AxisPosition {
  return {
    axis,
    degrees: Math.floor(total / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
    hemisphere,
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** `06:06.56 N`, `004:12.30 E`: degrees padded, so that positions stand below each other; of canonical text or of decimal degrees. */
export function paddedPosition(value: string, axis: Axis): string {
  const degrees = axis === 'latitude' ? 2 : 3;
  const read = /^(\d{1,3}):(\d{2})\.(\d{2})([NSEW])$/.exec(value);
  if (read) return `${read[1]!.padStart(degrees, '0')}:${read[2]}.${read[3]} ${read[4]}`;
  const decimal = Number(value);
  if (value.trim() === '' || !Number.isFinite(decimal)) return value;
  return paddedPosition(formatPosition(fromDecimalDegrees({ value: decimal, axis })), axis);
}
