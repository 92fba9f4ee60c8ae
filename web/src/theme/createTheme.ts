import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';
import { brandRamp } from './brandRamp.ts';
import { parseHex, readable, toHex } from './color.ts';
import { scaleType } from './scaleType.ts';

/** The five colours of a profile, as `#rrggbb`. */
export interface ProfileColors {
  primary: string;
  secondary: string;
  error: string;
  success: string;
  warning: string;
}

/** The default colours (THEME-01, LIM-40). */
export const defaultColors: ProfileColors = {
  primary: '#006fb8',
  secondary: '#e95542',
  error: '#c71618',
  success: '#4CAF50',
  warning: '#ffcd00',
};

/** Light or dark. */
export type Scheme = 'light' | 'dark';

/** Backgrounds that text stands on in each scheme: page, card, subtle hover. Colours of text are checked against all of them. */
const backgrounds: Record<Scheme, readonly string[]> = {
  light: ['#ffffff', '#fafafa', '#f5f5f5'],
  dark: ['#141414', '#1f1f1f', '#292929'],
};

/** What all our themes have in common: the type and the roundness. */
export const themeShape = {
  fontFamilyBase: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
  borderRadiusMedium: '8px',
  borderRadiusLarge: '10px',
  borderRadiusXLarge: '12px',
} as const;

/**
 * The tokens of a workspace. No profile colour is used where it would not be readable: it is darkened or lightened until it
 * reaches AA. `fontSize` scales all type by `fontSize / 16` (OP-52).
 */
export function createTheme(colors: ProfileColors, scheme: Scheme, fontSize: number): Theme {
  const ramp = brandRamp(colors.primary);
  const base = scheme === 'light' ? createLightTheme(ramp) : createDarkTheme(ramp);
  const on = backgrounds[scheme];
  const brandText = readable(scheme === 'light' ? ramp[80] : ramp[110], on);
  const status = (color: string) => ({
    text: readable(color, [...on, soften(color, scheme)]),
    line: readable(color, on, 3),
    soft: soften(color, scheme),
    solid: readable(color, ['#ffffff']),
  });
  const success = status(colors.success);
  const danger = status(colors.error);
  const warning = status(colors.warning);
  const accent = status(colors.secondary);
  const theme: Theme = {
    ...base,
    ...themeShape,
    colorBrandForeground1: brandText,
    colorBrandForeground2: brandText,
    colorBrandForegroundLink: brandText,
    colorBrandForegroundLinkHover: readable(scheme === 'light' ? ramp[60] : ramp[130], on),
    colorBrandForegroundLinkPressed: readable(scheme === 'light' ? ramp[50] : ramp[120], on),
    colorCompoundBrandForeground1: brandText,
    colorCompoundBrandForeground1Hover: brandText,
    colorCompoundBrandBackground: readable(scheme === 'light' ? ramp[80] : ramp[110], on, 3),
    colorCompoundBrandStroke: readable(scheme === 'light' ? ramp[80] : ramp[110], on, 3),
    colorBrandStroke1: readable(scheme === 'light' ? ramp[80] : ramp[110], on, 3),
    colorStatusSuccessForeground1: success.text,
    colorStatusSuccessBorderActive: success.line,
    colorStatusSuccessBorder1: success.line,
    colorStatusSuccessBackground1: success.soft,
    colorStatusSuccessBackground3: success.solid,
    colorPaletteGreenForeground1: success.text,
    colorStatusDangerForeground1: danger.text,
    colorStatusDangerBorderActive: danger.line,
    colorStatusDangerBorder1: danger.line,
    colorStatusDangerBackground1: danger.soft,
    colorStatusDangerBackground3: danger.solid,
    colorPaletteRedForeground1: danger.text,
    colorPaletteRedBorder2: danger.line,
    colorStatusWarningForeground1: warning.text,
    colorStatusWarningBorderActive: warning.line,
    colorStatusWarningBorder1: warning.line,
    colorStatusWarningBackground1: warning.soft,
    colorPaletteDarkOrangeForeground1: accent.text,
    colorPaletteDarkOrangeBackground1: accent.soft,
    ...(scheme === 'dark' ? darkSurfaces : {}),
  };
  return scaleType(theme, fontSize);
}

/** Dark surfaces one step deeper than Fluent's, so that cards rise from the page instead of sinking into it. */
const darkSurfaces: Partial<Theme> = {
  colorNeutralBackground1: '#1f1f1f',
  colorNeutralBackground1Hover: '#292929',
  colorNeutralBackground1Pressed: '#1a1a1a',
  colorNeutralBackground2: '#191919',
  colorNeutralBackground3: '#141414',
};

/** A background of the colour's hue that text of the scheme can stand on. */
function soften(color: string, scheme: Scheme): string {
  const parsed = parseHex(color);
  if (!parsed) return backgrounds[scheme][2] as string;
  return toHex({
    ...parsed,
    l: scheme === 'light' ? 0.965 : 0.27,
    c: Math.min(parsed.c, scheme === 'light' ? 0.03 : 0.05),
  });
}
