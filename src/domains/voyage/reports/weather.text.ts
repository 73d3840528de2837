import type { Text } from '../../../kernel/text.ts';
import type { Weather, WindDirection } from './report.rules.ts';

export const WEATHER_TEXT = {
  SUNNY: { zh: '晴', en: 'Sunny' },
  CLOUDY: { zh: '多云', en: 'Cloudy' },
  OVERCAST: { zh: '阴', en: 'Overcast' },
  CLOUDY_WINDY: { zh: '多云有风', en: 'Cloudy and windy' },
  RAINY: { zh: '雨', en: 'Rainy' },
  LIGHT_RAIN: { zh: '小雨', en: 'Light rain' },
  STORM: { zh: '暴风雨', en: 'Storm' },
  SLEET: { zh: '雨夹雪', en: 'Sleet' },
  SNOW_SHOWER: { zh: '阵雪', en: 'Snow shower' },
  HAIL: { zh: '冰雹', en: 'Hail' },
  DEW: { zh: '露', en: 'Dew' },
  SMOG: { zh: '烟雾', en: 'Smog' },
  MIST: { zh: '薄雾', en: 'Mist' },
  HAZE: { zh: '霾', en: 'Haze' },
  TORNADO: { zh: '龙卷风', en: 'Tornado' },
  LIGHTNING_STORM: { zh: '雷暴', en: 'Lightning storm' },
} as const satisfies Record<Weather, Text>;

export const WIND_DIRECTION_TEXT = {
  N: { zh: '北', en: 'N' },
  NNE: { zh: '北东北', en: 'NNE' },
  NE: { zh: '东北', en: 'NE' },
  ENE: { zh: '东东北', en: 'ENE' },
  E: { zh: '东', en: 'E' },
  ESE: { zh: '东东南', en: 'ESE' },
  SE: { zh: '东南', en: 'SE' },
  SSE: { zh: '南东南', en: 'SSE' },
  S: { zh: '南', en: 'S' },
  SSW: { zh: '南西南', en: 'SSW' },
  SW: { zh: '西南', en: 'SW' },
  WSW: { zh: '西西南', en: 'WSW' },
  W: { zh: '西', en: 'W' },
  WNW: { zh: '西西北', en: 'WNW' },
  NW: { zh: '西北', en: 'NW' },
  NNW: { zh: '北西北', en: 'NNW' },
  VARIABLE: { zh: '不定', en: 'Variable' },
} as const satisfies Record<WindDirection, Text>;

/** Douglas scale of the sea, 0 to 9 by index. */
export const SEA_TEXT: readonly Text[] = [
  { zh: '0 无浪', en: '0 Calm (glassy)' },
  { zh: '1 微浪', en: '1 Calm (rippled)' },
  { zh: '2 小浪', en: '2 Smooth' },
  { zh: '3 轻浪', en: '3 Slight' },
  { zh: '4 中浪', en: '4 Moderate' },
  { zh: '5 大浪', en: '5 Rough' },
  { zh: '6 巨浪', en: '6 Very rough' },
  { zh: '7 狂浪', en: '7 High' },
  { zh: '8 狂涛', en: '8 Very high' },
  { zh: '9 怒涛', en: '9 Phenomenal' },
];

/** International visibility scale, 0 to 9 by index. */
export const VISIBILITY_TEXT: readonly Text[] = [
  { zh: '0（不足 50 m）', en: '0 (below 50 m)' },
  { zh: '1（50 至 200 m）', en: '1 (50 to 200 m)' },
  { zh: '2（200 至 500 m）', en: '2 (200 to 500 m)' },
  { zh: '3（500 m 至 1 km）', en: '3 (500 m to 1 km)' },
  { zh: '4（1 至 2 km）', en: '4 (1 to 2 km)' },
  { zh: '5（2 至 4 km）', en: '5 (2 to 4 km)' },
  { zh: '6（4 至 10 km）', en: '6 (4 to 10 km)' },
  { zh: '7（10 至 20 km）', en: '7 (10 to 20 km)' },
  { zh: '8（20 至 50 km）', en: '8 (20 to 50 km)' },
  { zh: '9（50 km 以上）', en: '9 (50 km and above)' },
];

/** Beaufort scale, 0 to 12 by index. */
export const WIND_FORCE_TEXT: readonly Text[] = [
  { zh: '0 无风', en: '0 Calm' },
  { zh: '1 软风', en: '1 Light air' },
  { zh: '2 轻风', en: '2 Light breeze' },
  { zh: '3 微风', en: '3 Gentle breeze' },
  { zh: '4 和风', en: '4 Moderate breeze' },
  { zh: '5 清风', en: '5 Fresh breeze' },
  { zh: '6 强风', en: '6 Strong breeze' },
  { zh: '7 疾风', en: '7 Near gale' },
  { zh: '8 大风', en: '8 Gale' },
  { zh: '9 烈风', en: '9 Strong gale' },
  { zh: '10 狂风', en: '10 Storm' },
  { zh: '11 暴风', en: '11 Violent storm' },
  { zh: '12 飓风', en: '12 Hurricane' },
];
