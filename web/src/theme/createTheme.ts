import type { BrandVariants, Theme } from '@fluentui/react-components';
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

/** What the tokens of a scheme start from, and where they differ. */
export interface Look {
  scheme: Scheme;
  /** All tokens as Fluent has them, in the shades of the brand. */
  base: (ramp: BrandVariants) => Theme;
  /** Backgrounds that text stands on: page, card, subtle hover. Colours of text are checked against all of them. */
  grounds: readonly [string, string, string];
  /** Shades of the brand for text: at rest, under the pointer, pressed. */
  brandText: readonly [keyof BrandVariants, keyof BrandVariants, keyof BrandVariants];
  /** Lightness and the most chroma of a background that has the hue of a colour and carries text. */
  soft: { lightness: number; chroma: number };
  /** The fill of a colour that white text stands on (AA) and that stands out from the grounds (3:1). */
  fill: (color: string) => string;
  /** What else differs from the base. */
  surfaces: (ramp: BrandVariants) => Partial<Theme>;
}

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
export function createTheme(colors: ProfileColors, look: Look, fontSize: number): Theme {
  const ramp = brandRamp(colors.primary);
  const base = look.base(ramp);
  const on = look.grounds;
  const status = (color: string) => {
    const soft = soften(color, look);
    return {
      text: readable(color, [...on, soft]),
      line: readable(color, on, 3),
      soft,
      solid: look.fill(readable(color, ['#ffffff'])),
    };
  };
  const success = status(colors.success);
  const danger = status(colors.error);
  const warning = status(colors.warning);
  const accent = status(colors.secondary);
  // Links stand in notices, too.
  const under = [...on, base.colorBrandBackground2, success.soft, danger.soft, warning.soft, accent.soft];
  const [brand, hovered, pressed] = look.brandText.map((shade) => ramp[shade]) as [string, string, string];
  const brandText = readable(brand, under);
  const brandLine = readable(brand, on, 3);
  const theme: Theme = {
    ...base,
    ...themeShape,
    colorBrandForeground1: brandText,
    colorBrandForeground2: readable(brandText, [base.colorBrandBackground2, base.colorBrandBackground2Hover]),
    colorBrandForegroundLink: brandText,
    colorBrandForegroundLinkHover: readable(hovered, under),
    colorBrandForegroundLinkPressed: readable(pressed, under),
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
    colorStatusDangerBackground3Hover: look.fill(mix(danger.solid, '#000000', 0.12)),
    colorStatusDangerBackground3Pressed: look.fill(mix(danger.solid, '#000000', 0.24)),
    colorPaletteRedForeground1: danger.text,
    colorPaletteRedBorder2: danger.line,
    colorStatusWarningForeground1: warning.text,
    colorStatusWarningBorderActive: warning.line,
    colorStatusWarningBorder1: warning.line,
    colorStatusWarningBackground1: warning.soft,
    colorPaletteDarkOrangeForeground1: accent.text,
    colorPaletteDarkOrangeBackground1: accent.soft,
    ...look.surfaces(ramp),
  };
  return scaleType(theme, fontSize);
}

/** A background of the colour's hue that text of the scheme can stand on. */
function soften(color: string, { grounds, soft }: Look): string {
  const parsed = parseHex(color);
  return parsed ? toHex({ ...parsed, l: soft.lightness, c: Math.min(parsed.c, soft.chroma) }) : grounds[2];
}
