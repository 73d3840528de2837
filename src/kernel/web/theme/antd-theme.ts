import { type ThemeConfig, theme } from 'antd';
import { EXTRA, FONT, FRAME, type Mode, TOKENS } from './tokens.ts';

const SHAPE = {
  fontFamily: FONT,
  fontSize: 13,
  fontSizeSM: 12,
  fontSizeLG: 14,
  fontSizeHeading1: 20,
  fontSizeHeading2: 18,
  fontSizeHeading3: 16,
  fontSizeHeading4: 14,
  fontSizeHeading5: 13,
  lineHeight: 1.5385,
  fontWeightStrong: 600,
  controlHeight: 30,
  controlHeightSM: 24,
  controlHeightLG: 38,
  borderRadius: 5,
  borderRadiusSM: 4,
  borderRadiusLG: 8,
  motionDurationFast: '0.12s',
  motionDurationMid: '0.18s',
  motionDurationSlow: '0.24s',
} as const;

function components(mode: Mode) {
  const token = TOKENS[mode];
  const extra = EXTRA[mode];
  const field = { colorBorder: extra.field };
  return {
    Layout: {
      headerHeight: 48,
      headerPadding: '0 12px',
      headerBg: extra.headerBg,
      siderBg: FRAME.ground[mode],
      bodyBg: token.colorBgLayout,
    },
    Menu: {
      itemHeight: 34,
      itemMarginBlock: 1,
      itemMarginInline: 6,
      itemBorderRadius: 5,
      iconSize: 15,
      iconMarginInlineEnd: 8,
      collapsedWidth: 48,
      darkItemBg: 'transparent',
      darkSubMenuItemBg: 'transparent',
      darkItemColor: FRAME.item,
      darkItemHoverBg: 'rgba(255,255,255,.07)',
      darkItemSelectedBg: FRAME.itemSelectedBg,
      darkItemSelectedColor: FRAME.itemSelected,
    },
    Table: {
      headerBg: token.colorFillAlter,
      headerColor: token.colorTextSecondary,
      headerSplitColor: 'transparent',
      headerBorderRadius: 0,
      bodySortBg: 'transparent',
      borderColor: extra.tableLine,
      rowHoverBg: extra.rowHover,
      rowSelectedBg: token.controlItemBgActive,
      rowSelectedHoverBg: extra.rowSelectedHover,
      cellPaddingBlockSM: 6,
      cellPaddingInlineSM: 8,
      cellFontSizeSM: 13,
      footerBg: token.colorFillAlter,
    },
    Button: {
      fontWeight: 500,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      paddingInline: 12,
      defaultBorderColor: extra.buttonBorder,
      defaultHoverColor: extra.pri,
      defaultHoverBorderColor: extra.pri,
      defaultActiveColor: extra.pri,
      defaultActiveBorderColor: extra.pri,
    },
    Card: { headerHeight: 40, bodyPadding: 16, headerFontSize: 14 },
    Form: {
      itemMarginBottom: 12,
      verticalLabelPadding: '0 0 4px',
      labelColor: token.colorTextSecondary,
      labelFontSize: 12,
    },
    Tabs: {
      horizontalItemPadding: '9px 0',
      horizontalItemGutter: 22,
      titleFontSize: 13,
      itemSelectedColor: extra.pri,
      inkBarColor: extra.pri,
    },
    // The ground of a switch that is off, which antd takes from the inks: its word stands white upon it.
    Switch: { colorTextQuaternary: extra.off, colorTextTertiary: extra.offHover },
    Segmented: { itemSelectedBg: extra.trackSelected, trackBg: extra.track },
    Descriptions: { itemPaddingBottom: 8, labelColor: token.colorTextTertiary },
    Pagination: { colorPrimary: extra.pri },
    Input: field,
    Checkbox: field,
    Radio: field,
    InputNumber: field,
    Select: field,
    DatePicker: field,
    TreeSelect: field,
    Cascader: field,
  } satisfies ThemeConfig['components'];
}

/** Who wants no motion has none: a menu whose way in is cut to nothing by a style would stay where it waits, out of sight. */
const STILL = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** What a finger finds (ui.md, section 3): every control is 44 high, a month still fits the width of a phone. */
const PHONE = { controlHeight: 44, controlHeightSM: 44, controlHeightLG: 44 } as const;
// Below 16 a phone enlarges the whole page when one begins to type.
const TYPED = { inputFontSize: 16, inputFontSizeSM: 16, inputFontSizeLG: 16 } as const;
const PHONE_COMPONENTS = {
  Input: TYPED,
  InputNumber: TYPED,
  DatePicker: { cellHeight: 32, cellWidth: 44, ...TYPED },
  Switch: { trackHeight: 28, trackMinWidth: 52, handleSize: 24 },
} as const;

function config(mode: Mode, phone: boolean): ThemeConfig {
  const own = components(mode);
  return {
    // The key becomes a class name on every antd element; no own class may begin with fw-light or fw-dark.
    cssVar: { key: phone ? `fw-${mode}-phone` : `fw-${mode}` },
    hashed: false,
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...SHAPE,
      ...(phone && PHONE),
      ...TOKENS[mode],
      boxShadowSecondary: EXTRA[mode].shadow,
      motion: !STILL,
    },
    components: phone
      ? {
          ...own,
          Input: { ...own.Input, ...PHONE_COMPONENTS.Input },
          InputNumber: { ...own.InputNumber, ...PHONE_COMPONENTS.InputNumber },
          DatePicker: { ...own.DatePicker, ...PHONE_COMPONENTS.DatePicker },
          Switch: { ...own.Switch, ...PHONE_COMPONENTS.Switch },
        }
      : own,
  };
}

const DESK = { light: config('light', false), dark: config('dark', false) };
const HAND = { light: config('light', true), dark: config('dark', true) };

/** For `<ConfigProvider theme={antdTheme(mode, { phone })}>`; the object of a mode and size is always the same one. */
export function antdTheme(mode: Mode, { phone }: { phone: boolean }): ThemeConfig {
  return (phone ? HAND : DESK)[mode];
}
