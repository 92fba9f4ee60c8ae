import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';
import { brandRamp } from '../brandRamp.ts';
import { mix, parseHex, readable } from '../color.ts';
import { defaultColors, themeShape } from '../createTheme.ts';
import type { ReadingPalette } from '../readingPalettes.ts';
import { scaleType } from '../scaleType.ts';

/** Names of tokens that colour text and icons on an ordinary ground. */
const foreground = /^color(?:Neutral|Brand|CompoundBrand|Palette|Status).*Foreground/;
const quietGround = /^color(?:Neutral|Subtle)Background(?!Inverted|Static)/;
const otherGround = /OnBrand|Inverted|Static|Disabled|OnLight/;

/**
 * A whole theme out of two colours (A11Y-04, OP-81): every grey lies between them, what was in the brand's colour is in that of
 * the text, and right, wrong and careful keep their hue as far as they stay readable. `fontSize` as in `createTheme`.
 */
export function createReadingTheme({ text, ground, dark }: ReadingPalette, fontSize: number): Theme {
  const at = (share: number): string => mix(ground, text, share);
  const grounds = [ground, at(0.04), at(0.08), at(0.14)];
  const ramp = brandRamp(defaultColors.primary);
  const base = dark ? createDarkTheme(ramp) : createLightTheme(ramp);
  const status = (color: string) => {
    const soft = mix(ground, color, 0.14);
    // What stands on a full ground has the colour of the page's own.
    const solid = readable(color, [ground]);
    return { text: readable(color, [...grounds, soft]), line: readable(color, grounds, 3), soft, solid };
  };
  const success = status(defaultColors.success);
  const danger = status(defaultColors.error);
  const warning = status(defaultColors.warning);

  const recoloured = Object.fromEntries(
    Object.entries(base).map(([token, value]) => [token, recolour(token, String(value))]),
  ) as unknown as Theme;

  /** A grey of the base theme at its place between ground and text. */
  function recolour(token: string, value: string): string {
    const color = value.startsWith('#') ? parseHex(value) : null;
    if (!token.startsWith('color') || !color) return value;
    // The greys of the light theme run from white to #242424, those of the dark one from #292929 to white.
    const share = dark ? (color.l - 0.28) / 0.72 : (1 - color.l) / 0.74;
    const between = at(Math.min(quietGround.test(token) ? 0.14 : 1, Math.max(0, share)));
    return foreground.test(token) && !otherGround.test(token) ? readable(between, grounds) : between;
  }

  const strong = { hover: at(0.88), pressed: at(0.8) };
  return scaleType(
    {
      ...recoloured,
      ...themeShape,
      colorNeutralForeground1: text,
      colorNeutralForeground1Hover: text,
      colorNeutralForeground1Pressed: text,
      colorNeutralForeground1Selected: text,
      colorNeutralForeground2: text,
      colorNeutralForeground2Hover: text,
      colorNeutralForeground2Pressed: text,
      colorNeutralForeground2Selected: text,
      colorNeutralForeground3: readable(at(0.85), grounds),
      colorNeutralForeground4: readable(at(0.8), grounds),
      colorNeutralForegroundDisabled: at(0.5),
      colorNeutralForegroundOnBrand: ground,
      colorNeutralForegroundInverted: ground,
      colorNeutralForegroundInverted2: ground,
      colorNeutralForegroundInvertedHover: ground,
      colorNeutralForegroundStaticInverted: ground,
      colorNeutralBackground1: ground,
      colorNeutralBackground1Hover: at(0.08),
      colorNeutralBackground1Pressed: at(0.14),
      colorNeutralBackground1Selected: at(0.08),
      colorNeutralBackground2: at(0.04),
      colorNeutralBackground2Hover: at(0.08),
      colorNeutralBackground3: at(0.08),
      colorNeutralBackground4: at(0.08),
      colorNeutralBackground5: at(0.08),
      colorNeutralBackground6: at(0.08),
      colorNeutralBackgroundDisabled: at(0.04),
      colorSubtleBackgroundHover: at(0.08),
      colorSubtleBackgroundPressed: at(0.14),
      colorSubtleBackgroundSelected: at(0.08),
      colorNeutralStroke1: at(0.6),
      colorNeutralStroke1Hover: at(0.7),
      colorNeutralStroke2: at(0.3),
      colorNeutralStroke3: at(0.2),
      colorNeutralStrokeAccessible: text,
      colorNeutralStrokeAccessibleHover: text,
      colorNeutralStrokeAccessiblePressed: text,
      colorStrokeFocus1: ground,
      colorStrokeFocus2: text,
      colorBrandForeground1: text,
      colorBrandForeground2: text,
      colorBrandForeground2Hover: text,
      colorBrandForeground2Pressed: text,
      colorBrandForegroundLink: text,
      colorBrandForegroundLinkHover: text,
      colorBrandForegroundLinkPressed: text,
      colorBrandForegroundLinkSelected: text,
      colorNeutralForeground2BrandHover: text,
      colorNeutralForeground2BrandPressed: text,
      colorNeutralForeground2BrandSelected: text,
      colorNeutralForeground2LinkHover: text,
      colorCompoundBrandForeground1: text,
      colorCompoundBrandForeground1Hover: text,
      colorCompoundBrandForeground1Pressed: text,
      colorBrandBackground: text,
      colorBrandBackgroundHover: strong.hover,
      colorBrandBackgroundPressed: strong.pressed,
      colorBrandBackgroundSelected: strong.hover,
      colorBrandBackgroundStatic: text,
      colorCompoundBrandBackground: text,
      colorCompoundBrandBackgroundHover: strong.hover,
      colorCompoundBrandBackgroundPressed: strong.pressed,
      colorBrandBackground2: at(0.08),
      colorBrandBackground2Hover: at(0.14),
      colorBrandBackground2Pressed: at(0.14),
      colorCompoundBrandStroke: text,
      colorCompoundBrandStrokeHover: text,
      colorCompoundBrandStrokePressed: text,
      colorBrandStroke1: text,
      colorBrandStroke2: at(0.5),
      colorStatusSuccessForeground1: success.text,
      colorStatusSuccessBorderActive: success.line,
      colorStatusSuccessBorder1: success.line,
      colorStatusSuccessBackground1: success.soft,
      colorStatusSuccessBorder2: success.line,
      colorStatusSuccessBackground3: success.solid,
      colorPaletteGreenForeground1: success.text,
      colorStatusDangerForeground1: danger.text,
      colorStatusDangerBorderActive: danger.line,
      colorStatusDangerBorder1: danger.line,
      colorStatusDangerBackground1: danger.soft,
      colorStatusDangerBackground3: danger.solid,
      colorStatusDangerBackground3Hover: mix(danger.solid, text, 0.15),
      colorStatusDangerBackground3Pressed: mix(danger.solid, text, 0.3),
      colorPaletteRedForeground1: danger.text,
      colorPaletteRedForeground3: danger.text,
      colorPaletteRedBorder2: danger.line,
      colorStatusWarningForeground1: warning.text,
      colorStatusWarningBorderActive: warning.line,
      colorStatusWarningBorder1: warning.line,
      colorStatusWarningBackground1: warning.soft,
      colorPaletteDarkOrangeForeground1: text,
      colorPaletteDarkOrangeBackground1: at(0.08),
    },
    fontSize,
  );
}
