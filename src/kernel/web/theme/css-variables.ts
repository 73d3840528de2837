import { TONES } from '../../resource/tone.ts';
import { EXTRA, FONT, FRAME, type Mode, SCREEN, TOKENS, TONE_COLOURS } from './tokens.ts';

function tones(mode: Mode): Record<string, string> {
  return Object.fromEntries(
    TONES.flatMap((tone) => [
      [`--tone-${tone}`, TONE_COLOURS[mode][tone].fg],
      [`--tone-${tone}-bg`, TONE_COLOURS[mode][tone].bg],
    ]),
  );
}

function page(mode: Mode): Record<string, string> {
  const token = TOKENS[mode];
  const extra = EXTRA[mode];
  return {
    'color-scheme': mode,
    '--bg': token.colorBgLayout,
    '--card': token.colorBgContainer,
    '--elevated': token.colorBgElevated,
    '--line': token.colorBorderSecondary,
    '--line2': token.colorBorder,
    '--line-inner': token.colorSplit,
    '--t1': token.colorText,
    '--t2': token.colorTextSecondary,
    '--t3': token.colorTextTertiary,
    '--t4': token.colorTextQuaternary,
    '--placeholder': token.colorTextPlaceholder,
    '--pri': extra.pri,
    '--pri-bg': token.colorPrimaryBg,
    '--pri-line': token.colorPrimaryBorder,
    '--button': extra.button,
    '--on-button': extra.onButton,
    '--field': extra.field,
    '--fill': token.colorFillAlter,
    '--fill2': token.colorFillSecondary,
    '--hover': token.controlItemBgHover,
    '--track': extra.track,
    '--track-on': extra.trackSelected,
    '--red': extra.red,
    '--red-bg': token.colorErrorBg,
    '--red-line': token.colorErrorBorder,
    '--amber': extra.amber,
    '--amber-bg': token.colorWarningBg,
    '--amber-line': token.colorWarningBorder,
    '--green': extra.green,
    '--green-bg': token.colorSuccessBg,
    '--green-line': token.colorSuccessBorder,
    '--shadow': extra.shadow,
    '--frame': FRAME.ground[mode],
    ...tones(mode),
  };
}

const SHARED = {
  '--font': FONT,
  '--frame-item': FRAME.item,
  '--frame-on': FRAME.itemSelected,
  '--frame-on-bg': FRAME.itemSelectedBg,
  '--frame-bar': FRAME.itemBar,
  '--frame-foot': FRAME.foot,
  '--frame-badge': FRAME.badge,
  '--frame-badge-bg': FRAME.badgeBg,
};

const WALL = {
  'color-scheme': 'dark',
  '--bg': SCREEN.ground,
  '--map': SCREEN.mapGround,
  '--card': `color-mix(in srgb, ${SCREEN.panel} 90%, transparent)`,
  '--elevated': SCREEN.panel,
  '--line': SCREEN.line,
  '--line2': SCREEN.line,
  '--line-inner': SCREEN.lineInner,
  '--t1': SCREEN.text,
  '--t2': SCREEN.secondary,
  '--t3': SCREEN.tertiary,
  '--t4': SCREEN.tertiary,
  '--placeholder': SCREEN.tertiary,
  '--pri': SCREEN.accent,
  '--pri-bg': SCREEN.accentBg,
  '--pri-line': SCREEN.accent,
  '--field': SCREEN.tertiary,
  '--fill': SCREEN.lineInner,
  '--fill2': SCREEN.lineInner,
  '--hover': SCREEN.lineInner,
  '--track': SCREEN.panel,
  '--track-on': SCREEN.accentBg,
  '--selected': SCREEN.selected,
  '--red': SCREEN.alarm,
  '--red-bg': SCREEN.alarmBg,
  '--amber': SCREEN.caution,
  '--amber-bg': SCREEN.cautionBg,
  '--green': SCREEN.good,
  '--green-bg': SCREEN.goodBg,
  ...tones('dark'),
};

function rule(selector: string, variables: Record<string, string>): string {
  const body = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${body.join(';')}}`;
}

/**
 * The same values as antd's theme, as plain CSS variables, for what loads no antd (sign-in, wall screens) and for own parts.
 * `data-theme` on the root chooses light or dark; `data-theme="screen"` on any element gives its inside the wall palette; paper is light.
 */
export function cssVariables(): string {
  return [
    rule(':root', { ...SHARED, ...page('light') }),
    rule(':root[data-theme="dark"]', page('dark')),
    rule('[data-theme="screen"]', WALL),
    `@media print{${rule(':root[data-theme]', page('light'))}}`,
  ].join('\n');
}
