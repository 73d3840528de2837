import { theme } from 'antd';
import { describe, expect, it } from 'vitest';
import { TONES } from '../../resource/tone.ts';
import { antdTheme } from './antd-theme.ts';
import { CHART_PALETTE, EXTRA, FRAME, MAP_COLOURS, MAP_SELECTED, SCREEN, TOKENS, TONE_COLOURS } from './tokens.ts';

/** WCAG 2.2 relative luminance of #RRGGBB. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 1.4.3: 4.5 for text. WCAG 1.4.11: 3 for control borders, graphics and markers. */
function expectContrast(fg: string, bg: string, least: number) {
  expect(contrast(fg, bg), `${fg} on ${bg}`).toBeGreaterThanOrEqual(least);
}

describe.each(['light', 'dark'] as const)('the %s theme', (mode) => {
  const token = TOKENS[mode];
  const extra = EXTRA[mode];
  const grounds = [token.colorBgContainer, token.colorBgLayout, token.colorFillAlter, extra.rowHover];

  it('shows text, secondary and tertiary text readably on every ground', () => {
    for (const ground of [...grounds, token.controlItemBgActive, token.colorBgElevated]) {
      for (const ink of [token.colorText, token.colorTextSecondary, token.colorTextTertiary])
        expectContrast(ink, ground, 4.5);
    }
    expectContrast(token.colorTextPlaceholder, token.colorBgContainer, 4.5);
  });

  it('shows links, errors, successes and warnings readably on panels and on their own ground', () => {
    for (const ink of [extra.pri, extra.red, extra.green, extra.amber])
      expectContrast(ink, token.colorBgContainer, 4.5);
    expectContrast(extra.pri, token.colorPrimaryBg, 4.5);
    expectContrast(extra.pri, token.controlItemBgActive, 4.5);
    expectContrast(extra.red, token.colorErrorBg, 4.5);
  });

  it('shows white on the primary button as antd paints it, also while hovered', () => {
    const painted = theme.getDesignToken(antdTheme(mode, { phone: false }));
    expect(painted.colorPrimary.toUpperCase()).toBe(extra.button);
    expectContrast(extra.onButton, painted.colorPrimary, 4.5);
    expectContrast(extra.onButton, painted.colorPrimaryHover, 4.5);
    expect(painted.colorPrimaryBg.toUpperCase()).toBe(token.colorPrimaryBg);
    expect(painted.colorErrorBg.toUpperCase()).toBe(token.colorErrorBg);
  });

  it('shows the word of a switch that is off, and what a closed field says', () => {
    expectContrast('#FFFFFF', extra.off, 4.5);
    expectContrast('#FFFFFF', extra.offHover, 4.5);
    expectContrast(token.colorTextPlaceholder, token.colorFillTertiary, 4.5);
  });

  it('bounds controls by a border that can be seen', () => {
    expectContrast(extra.field, token.colorBgContainer, 3);
  });

  it.each(TONES)('shows a %s tag readably', (tone) => {
    expectContrast(TONE_COLOURS[mode][tone].fg, TONE_COLOURS[mode][tone].bg, mode === 'light' ? 5.4 : 5.9);
  });

  it('shows the menu readably on the navy frame', () => {
    expectContrast(FRAME.item, FRAME.ground[mode], 9.3);
    expectContrast(FRAME.itemSelected, FRAME.itemSelectedBg, 8.9);
    expectContrast(FRAME.foot, FRAME.ground[mode], 4.5);
    expectContrast(FRAME.badge, FRAME.badgeBg, 9);
  });

  it('draws chart colours and ship markers so that they can be told from the ground', () => {
    for (const colour of CHART_PALETTE[mode]) expectContrast(colour, mode === 'light' ? '#FFFFFF' : '#0C1D2E', 3);
    // Markers carry an outline against land; here they are measured against the sea, where ships are.
    for (const colour of Object.values(MAP_COLOURS[mode].ships)) expectContrast(colour, MAP_COLOURS[mode].sea, 3);
  });
});

describe('the wall screens', () => {
  it('show every text readably on the panel', () => {
    for (const ink of [
      SCREEN.text,
      SCREEN.secondary,
      SCREEN.tertiary,
      SCREEN.accent,
      SCREEN.selected,
      SCREEN.alarm,
      SCREEN.caution,
    ]) {
      expectContrast(ink, SCREEN.panel, 4.5);
    }
    expectContrast(MAP_SELECTED.ink, MAP_SELECTED.fill, 4.5);
  });
});
