import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';
import { brandRamp } from './brandRamp.ts';
import { mix, parseHex, readable, toHex } from './color.ts';
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
  // Links stand in notices, too.
  const under = [...on, base.colorBrandBackground2, success.soft, danger.soft, warning.soft, accent.soft];
  const brand = scheme === 'light' ? ramp[80] : ramp[110];
  const brandText = readable(brand, under);
  const brandLine = readable(brand, on, 3);
  const theme: Theme = {
    ...base,
    ...themeShape,
    colorBrandForeground1: brandText,
    colorBrandForeground2: readable(brandText, [base.colorBrandBackground2, base.colorBrandBackground2Hover]),
    colorBrandForegroundLink: brandText,
    colorBrandForegroundLinkHover: readable(scheme === 'light' ? ramp[60] : ramp[130], under),
    colorBrandForegroundLinkPressed: readable(scheme === 'light' ? ramp[50] : ramp[120], under),
    colorCompoundBrandForeground1: brandText,
    colorCompoundBrandForeground1Hover: brandText,
    colorCompoundBrandForeground1Pressed: brandText,
    colorCompoundBrandBackground: brandLine,
    colorCompoundBrandBackgroundHover: brandLine,
    colorCompoundBrandBackgroundPressed: brandLine,
    colorCompoundBrandStroke: brandLine,
    colorCompoundBrandStrokeHover: brandLine,
    colorCompoundBrandStrokePressed: brandLine,
    colorBrandStroke1: brandLine,
    colorStatusSuccessForeground1: success.text,
    colorStatusSuccessBorderActive: success.line,
    colorStatusSuccessBorder1: success.line,
    colorStatusSuccessBorder2: success.line,
    colorStatusSuccessBackground1: success.soft,
    colorStatusSuccessBackground3: success.solid,
    colorPaletteGreenForeground1: success.text,
    colorStatusDangerForeground1: danger.text,
    colorStatusDangerBorderActive: danger.line,
    colorStatusDangerBorder1: danger.line,
    colorStatusDangerBackground1: danger.soft,
    colorStatusDangerBackground3: danger.solid,
    colorStatusDangerBackground3Hover: mix(danger.solid, '#000000', 0.12),
    colorStatusDangerBackground3Pressed: mix(danger.solid, '#000000', 0.24),
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
  colorNeutralBackground1Selected: '#292929',
  colorNeutralBackground2: '#191919',
  colorNeutralBackground3: '#141414',
  colorSubtleBackgroundHover: '#292929',
  colorSubtleBackgroundPressed: '#242424',
  colorSubtleBackgroundSelected: '#292929',
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
