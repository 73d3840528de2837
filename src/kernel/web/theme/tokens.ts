import type { Tone } from '../../resource/tone.ts';

/**
 * Every colour of the product (ui.md section 2). No other file writes a hex value: antd's theme, the plain CSS variables,
 * charts and maps all read from here, and a test computes the contrast of each pair.
 */
export type Mode = 'light' | 'dark';

/** A look is a mode, or the wall screens, which are dark with larger figures. */
export type Look = Mode | 'screen';

export const FONT =
  "'Inter Variable','PingFang SC','Microsoft YaHei UI','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC','Source Han Sans SC',system-ui,sans-serif";

/** antd global tokens. The Bg and Border ones are written out because antd derives muddy greys from calm seeds. */
export const TOKENS = {
  light: {
    colorPrimary: '#0F5CA8',
    colorInfo: '#0F5CA8',
    colorLink: '#0F5CA8',
    colorSuccess: '#1A7F4E',
    colorWarning: '#A65E00',
    colorError: '#C4302B',
    colorPrimaryBg: '#E6F0FA',
    colorPrimaryBgHover: '#D6E7F7',
    colorPrimaryBorder: '#9CC3EA',
    colorSuccessBg: '#E4F4EB',
    colorSuccessBorder: '#A9D3BC',
    colorWarningBg: '#FDF1D8',
    colorWarningBorder: '#EBCB8F',
    colorErrorBg: '#FCEBE9',
    colorErrorBorder: '#F0B5B0',
    controlItemBgActive: '#E6F0FA',
    controlItemBgHover: '#F0F4F8',
    colorFillAlter: '#F6F8FA',
    colorFillSecondary: '#EEF1F4',
    colorFillTertiary: '#F2F5F8',
    colorText: '#16212E',
    colorTextSecondary: '#4A5868',
    colorTextTertiary: '#5C6978',
    colorTextDescription: '#5C6978',
    colorTextPlaceholder: '#616E7D',
    colorTextQuaternary: '#8A96A3',
    colorBgLayout: '#F2F5F8',
    colorBgContainer: '#FFFFFF',
    colorBgElevated: '#FFFFFF',
    colorBorder: '#CBD3DC',
    colorBorderSecondary: '#E4E9EE',
    colorSplit: '#E4E9EE',
  },
  dark: {
    colorPrimary: '#2470BF',
    colorInfo: '#4A97E8',
    colorLink: '#6AAEF0',
    colorSuccess: '#3FA873',
    colorWarning: '#D99A3A',
    colorError: '#FF7D72',
    colorPrimaryBg: '#14304D',
    colorPrimaryBgHover: '#183858',
    colorPrimaryBorder: '#2B5580',
    colorPrimaryHover: '#2B6DB3',
    colorPrimaryActive: '#1C5590',
    colorSuccessBg: '#12352A',
    colorSuccessBorder: '#12352A',
    colorWarningBg: '#3B2C12',
    colorWarningBorder: '#3B2C12',
    colorErrorBg: '#43201F',
    colorErrorBorder: '#43201F',
    controlItemBgActive: '#14304D',
    controlItemBgHover: '#1A2734',
    colorFillAlter: '#172230',
    colorFillSecondary: '#1F2B37',
    colorFillTertiary: '#1A2531',
    colorText: '#E3EAF1',
    colorTextSecondary: '#A7B4C2',
    colorTextTertiary: '#8F9EAD',
    colorTextDescription: '#8F9EAD',
    colorTextPlaceholder: '#8493A3',
    colorTextQuaternary: '#66747F',
    colorBgLayout: '#0D141C',
    colorBgContainer: '#131C26',
    colorBgElevated: '#1A2531',
    colorBorder: '#31404F',
    colorBorderSecondary: '#222E3A',
    colorSplit: '#222E3A',
  },
} as const satisfies Record<Mode, Record<string, string>>;

/** What antd has no token for: own links, the primary button as antd paints it, control borders (WCAG 1.4.11), focus. */
export const EXTRA = {
  light: {
    pri: '#0F5CA8',
    button: '#0F5CA8',
    onButton: '#FFFFFF',
    field: '#8A96A3',
    red: '#C4302B',
    amber: '#A65E00',
    green: '#1A7F4E',
    tableLine: '#E9EDF1',
    rowHover: '#F3F7FB',
    rowSelectedHover: '#DCEAF8',
    off: '#667382',
    offHover: '#5C6978',
    track: '#E9EDF2',
    trackSelected: '#FFFFFF',
    buttonBorder: '#C3CCD6',
    headerBg: '#FFFFFF',
    shadow: '0 8px 24px rgba(14,34,55,.14), 0 2px 6px rgba(14,34,55,.08)',
  },
  dark: {
    pri: '#6AAEF0',
    button: '#2262A5',
    onButton: '#FFFFFF',
    field: '#5F7081',
    red: '#FF7D72',
    amber: '#D99A3A',
    green: '#3FA873',
    tableLine: '#222E3A',
    rowHover: '#182432',
    rowSelectedHover: '#183858',
    off: '#5A6875',
    offHover: '#66747F',
    track: '#1F2B37',
    trackSelected: '#31404F',
    buttonBorder: '#31404F',
    headerBg: '#131C26',
    shadow: '0 8px 24px rgba(0,0,0,.5), 0 2px 6px rgba(0,0,0,.3)',
  },
} as const;

/** The navy frame: sidebar and its items; the same in both modes but for the ground. */
export const FRAME = {
  ground: { light: '#0E2237', dark: '#0B131C' },
  item: '#B8C7D6',
  itemSelected: '#FFFFFF',
  itemSelectedBg: '#1A4B7C',
  itemBar: '#5FB0F5',
  foot: '#8FA3B7',
  badge: '#4A2A00',
  badgeBg: '#FFD28A',
} as const;

type Pair = { readonly fg: string; readonly bg: string };

/** Tag text on tag ground, per tone (ui.md 2.2). */
export const TONE_COLOURS = {
  light: {
    grey: { fg: '#4A5868', bg: '#EEF1F4' },
    blue: { fg: '#0F5CA8', bg: '#E6F0FA' },
    green: { fg: '#136B41', bg: '#E4F4EB' },
    teal: { fg: '#0B6A78', bg: '#E0F3F5' },
    amber: { fg: '#8A5300', bg: '#FDF1D8' },
    red: { fg: '#B3261E', bg: '#FCEBE9' },
    slate: { fg: '#3C4A5A', bg: '#E3E8EE' },
    violet: { fg: '#5B3FA6', bg: '#EFEAFB' },
    plum: { fg: '#8A3B61', bg: '#FAEAF1' },
  },
  dark: {
    grey: { fg: '#B4C0CC', bg: '#26313D' },
    blue: { fg: '#7DB9F5', bg: '#14304D' },
    green: { fg: '#6CCB97', bg: '#12352A' },
    teal: { fg: '#63C9D6', bg: '#0F3439' },
    amber: { fg: '#F2BE62', bg: '#3B2C12' },
    red: { fg: '#FF9A90', bg: '#43201F' },
    slate: { fg: '#A9B8C8', bg: '#2A3847' },
    violet: { fg: '#BBA6F5', bg: '#2C2547' },
    plum: { fg: '#EE9FC2', bg: '#41212F' },
  },
} as const satisfies Record<Mode, Record<Tone, Pair>>;

/** The wall screens (ui.md section 7). */
export const SCREEN = {
  ground: '#050F19',
  mapGround: '#071522',
  panel: '#0C1D2E',
  line: '#1D3B57',
  lineInner: '#16304A',
  text: '#E8F1FA',
  secondary: '#9FB6CB',
  tertiary: '#7F98AF',
  accent: '#3FB4E8',
  accentBg: '#14436A',
  selected: '#FFD43B',
  alarm: '#FF8A7D',
  alarmBg: '#43201F',
  caution: '#EED36F',
  cautionBg: '#3B2C12',
  good: '#4FD1A5',
  goodBg: '#12352A',
} as const;

/** The mark and the chart beside the sign-in form. */
export const BRAND = { ground: '#0F5CA8', hull: '#FFFFFF', channel: '#8CC4F2' } as const;

export const LOGIN_ART = {
  staff: { top: '#0E2A47', bottom: '#0A1C30', contour: '#3D7FB5' },
  vendor: { top: '#0B3A44', bottom: '#08272E', contour: '#4AA3A8' },
  course: '#C9DCEC',
  hull: '#FFFFFF',
  port: '#E8655C',
  starboard: '#4FC08D',
} as const;

/** Order is fixed: own ships, actual, foreign take the first; bareboat, budget, domestic the second (ui.md 2.3). */
export const CHART_PALETTE = {
  light: ['#0F5CA8', '#C26D21', '#31A284', '#771F0C', '#A987C1', '#11233A'],
  dark: ['#3FB4E8', '#EED36F', '#338270', '#E44C08', '#755CC3', '#E0EAF3'],
  screen: ['#3FB4E8', '#EED36F', '#338270', '#E44C08', '#755CC3', '#E0EAF3'],
} as const satisfies Record<Look, readonly string[]>;

export const CHART_INK = {
  light: { text: '#4A5868', strong: '#16212E', axis: '#CBD3DC', split: '#EDF1F4', ground: '#FFFFFF' },
  dark: { text: '#A7B4C2', strong: '#E3EAF1', axis: '#31404F', split: '#222E3A', ground: '#131C26' },
  screen: {
    text: '#9FB6CB',
    strong: '#E8F1FA',
    axis: '#1D3B57',
    split: '#16304A',
    ground: '#0C1D2E',
  },
} as const satisfies Record<Look, Record<string, string>>;

type MapColours = {
  readonly sea: string;
  readonly land: string;
  readonly coast: string;
  readonly graticule: string;
  readonly labelGround: string;
  readonly label: string;
  readonly labelMinor: string;
  readonly outline: string;
  readonly route: string;
  readonly muted: string;
  readonly ships: Record<'sailing' | 'anchoring' | 'berthing' | 'loading' | 'discharging' | 'repair', string>;
};

const DARK_MAP: MapColours = {
  sea: '#071522',
  land: '#12283C',
  coast: '#2F5576',
  graticule: '#0E2236',
  labelGround: 'rgba(7,21,34,.78)',
  label: '#E8F1FA',
  labelMinor: '#9FB6CB',
  outline: '#071522',
  route: '#3FB4E8',
  muted: '#7F98AF',
  ships: {
    sailing: '#4FD1A5',
    anchoring: '#EED36F',
    berthing: '#8FA9C1',
    loading: '#3FB4E8',
    discharging: '#A78BE8',
    repair: '#E58AB4',
  },
};

/** Chart-paper colours (ui.md 2.4). Coastline only: no borders, no country names. */
export const MAP_COLOURS: Record<Look, MapColours> = {
  light: {
    sea: '#E9F1F7',
    land: '#F5EEDD',
    coast: '#C4B48C',
    graticule: '#D6E3EE',
    labelGround: 'rgba(255,255,255,.88)',
    label: '#16212E',
    labelMinor: '#4A5868',
    outline: '#FFFFFF',
    route: '#0F5CA8',
    muted: '#5F6B78',
    ships: {
      sailing: '#1A7F4E',
      anchoring: '#B86E00',
      berthing: '#5F6B78',
      loading: '#0F5CA8',
      discharging: '#5B3FA6',
      repair: '#8A3B61',
    },
  },
  dark: DARK_MAP,
  screen: DARK_MAP,
};

export const MAP_SELECTED = { fill: '#FFD43B', ink: '#1B1500', halo: 0.28 } as const;
