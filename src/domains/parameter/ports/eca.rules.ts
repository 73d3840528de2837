/**
 * Emission control areas for sulphur: MARPOL Annex VI, regulation 14.3 and appendix VII (Baltic, North Sea, North America, US
 * Caribbean; the Mediterranean since 1 May 2025, MEPC.361(79)), and the Chinese domestic areas (Ministry of Transport, 2018:
 * the coast, and the trunk of the Yangtze and the Xijiang).
 */
export const ECA_AREAS = [
  'none',
  'chinaCoast',
  'chinaInland',
  'baltic',
  'northSea',
  'northAmerica',
  'usCaribbean',
  'mediterranean',
] as const;

export type EcaArea = (typeof ECA_AREAS)[number];

/** Decimal degrees; south and west negative. */
type Place = { countryCode: string; latitude: number; longitude: number };

const NORTH_SEA = ['NL', 'BE', 'DE', 'GB', 'NO', 'DK', 'FR', 'SE'];
const BALTIC = ['SE', 'FI', 'EE', 'LV', 'LT', 'PL', 'RU', 'DE', 'DK'];
const MEDITERRANEAN = 'ES FR IT MT SI HR BA ME AL GR CY TR SY LB IL EG LY TN DZ MA GI MC'.split(' ');

/**
 * The area in which a port lies, from its country and position. Boundaries are drawn coarsely, to fill the register once;
 * the administrator's entry is what counts afterwards.
 */
export function ecaOf(place: Place): EcaArea {
  const { countryCode: country, latitude: lat, longitude: lon } = place;
  if (country === 'CN') return isInlandChina(place) ? 'chinaInland' : 'chinaCoast';
  if (country === 'PR' || country === 'VI') return 'usCaribbean';
  // North of 60° N the North American area ends at Canada's Arctic; Alaska is in it south of the peninsula.
  if (['US', 'CA', 'PM'].includes(country) && lat <= 61) return 'northAmerica';
  // Baltic: east of the Skaw (57°44.8' N), entered through the Sound and the Belts.
  if (BALTIC.includes(country) && lon >= 9.9 && lon <= 31 && lat >= 53.5 && lat <= 66 && !(lat > 57.8 && lon < 12)) {
    if (country !== 'DE' || lat > 53.7) return 'baltic';
  }
  if (NORTH_SEA.includes(country) && isNorthSea(place)) return 'northSea';
  if (MEDITERRANEAN.includes(country) && isMediterranean(place)) return 'mediterranean';
  return 'none';
}

/** The rivers' trunks above their mouths: the Yangtze above Liuhe, the Xijiang above the delta. */
function isInlandChina({ latitude: lat, longitude: lon }: Place): boolean {
  if (lat >= 31.4 && lat <= 32.6) return lon < 121.2;
  if (lat >= 28 && lat < 31.4) return lon < 119;
  return lat >= 22 && lat < 24.5 && lon < 112.4 && lat > 22.9;
}

/** South of 62° N, east of 4° W; in the Channel east of 5° W and north of 48°30' N. The Irish Sea is not part of it. */
function isNorthSea({ countryCode, latitude: lat, longitude: lon }: Place): boolean {
  if (lat > 62 || lat < 48.5 || lon < -5 || lon > 13) return false;
  if (countryCode !== 'GB') return true;
  if (lat < 50.9) return true;
  if (lat < 55.2) return lon > -2.4;
  return lon > -4;
}

/** From Gibraltar (5°36' W) to the Levant, without Atlantic coasts, the Red Sea and the waters inside the Dardanelles. */
function isMediterranean({ countryCode: country, latitude: lat, longitude: lon }: Place): boolean {
  if (lon < -5.6 || lon > 36.3 || lat < 30.7 || lat > 45.9) return false;
  if (country === 'ES' || country === 'MA') return lat > 35 && !(country === 'ES' && lat > 42.6) && lon > -5.7;
  if (country === 'FR') return lat < 44 && lon > 3;
  if (country === 'EG' || country === 'IL') return lat > 30.9;
  if (country === 'TR') return lat < 40.05;
  return true;
}
