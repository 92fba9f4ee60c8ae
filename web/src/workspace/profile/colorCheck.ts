import { contrast, parseHex } from '../../theme/color.ts';
import { createTheme, type ProfileColors, type Scheme } from '../../theme/createTheme.ts';
import { looks } from '../../theme/dark/looks.ts';

/** What becomes of a colour in light or dark. */
export interface ShownColor {
  scheme: Scheme;
  /** The colour that is drawn, `#rrggbb`. */
  shown: string;
  /** How it differs from what was chosen. */
  adjusted: 'none' | 'darker' | 'lighter';
}

const defaultFontSize = 16;

/** The token that carries each colour as text; the main colour's is that of the filled button with white text. */
const tokenOf = {
  primary: 'colorBrandBackground',
  secondary: 'colorPaletteDarkOrangeForeground1',
  error: 'colorStatusDangerForeground1',
  success: 'colorStatusSuccessForeground1',
  warning: 'colorStatusWarningForeground1',
} as const;

/**
 * How each of the five colours is drawn in light and dark: the same functions as the interface's own theme decide, which darken
 * or lighten whatever would not be readable. Colours that are no colours are left out.
 */
export function checkColors(
  colors: ProfileColors,
): Readonly<Partial<Record<keyof ProfileColors, readonly ShownColor[]>>> {
  const themes = (['light', 'dark'] as const).map(
    (scheme) => [scheme, createTheme(colors, looks[scheme], defaultFontSize)] as const,
  );
  const names = Object.keys(tokenOf) as (keyof ProfileColors)[];
  return Object.fromEntries(
    names
      .filter((name) => parseHex(colors[name]))
      .map((name) => [
        name,
        themes.map(([scheme, theme]) => {
          const shown = theme[tokenOf[name]].toLowerCase();
          return { scheme, shown, adjusted: compare(shown, colors[name].toLowerCase()) };
        }),
      ]),
  );
}

/** The contrast of text on its background, both `#rrggbb`, or null where one is no such colour. */
export function textContrast(text: string, background: string): number | null {
  return /^#[0-9a-f]{6}$/i.test(text) && /^#[0-9a-f]{6}$/i.test(background) ? contrast(text, background) : null;
}

/** Against white a darker colour has more contrast. */
function compare(shown: string, chosen: string): ShownColor['adjusted'] {
  if (shown === chosen) return 'none';
  return contrast(shown, '#ffffff') >= contrast(chosen, '#ffffff') ? 'darker' : 'lighter';
}
