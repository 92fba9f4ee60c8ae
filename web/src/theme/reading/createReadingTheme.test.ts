import { describe, expect, it } from 'vitest';
import { colorSchemes } from '../../reading/readingSettings.ts';
import { contrast } from '../color.ts';
import { createReadingTheme } from './createReadingTheme.ts';
import { createTheme, defaultColors } from '../createTheme.ts';
import { lightLook } from '../lightLook.ts';
import { readingPalettes } from '../readingPalettes.ts';
import { weakPairs } from '../weakPairs.ts';

const palettes = Object.entries(readingPalettes);

describe('the themes for reading', () => {
  it('A11Y-04 LIM-32 OP-81 are four beside the site’s own', () => {
    expect(colorSchemes).toEqual(['default', 'white-on-black', 'blue', 'brown', 'green']);
    expect(palettes.map(([name]) => name)).toEqual(colorSchemes.slice(1));
  });

  it.each(palettes)('A11Y-04 %s has every token of the site’s theme', (_name, palette) => {
    expect(Object.keys(createReadingTheme(palette, 16)).sort()).toEqual(
      Object.keys(createTheme(defaultColors, lightLook, 16)).sort(),
    );
  });

  it.each(palettes)('A11Y-04 %s reaches AA wherever text stands on ground', (_name, palette) => {
    const theme = createReadingTheme(palette, 16);
    const tokens = theme as unknown as Record<string, string>;
    const grounds = Object.keys(tokens).filter((name) =>
      /^color(?:Neutral|Subtle)Background(?:[1-6]|)(?:Hover|Pressed|Selected)?$/.test(name),
    );
    const texts = Object.keys(tokens).filter((name) =>
      /^color(?:NeutralForeground[1-4]|BrandForeground(?:1|2|Link)|CompoundBrandForeground1|Status\w+Foreground1)(?:Hover|Pressed|Selected)?$/.test(
        name,
      ),
    );
    expect(grounds.length).toBeGreaterThan(10);
    expect(texts.length).toBeGreaterThan(20);
    const weak = texts.flatMap((text) =>
      grounds
        .filter((ground) => tokens[ground]?.startsWith('#'))
        .filter((ground) => contrast(tokens[text] ?? '', tokens[ground] ?? '') < 4.5)
        .map((ground) => `${text} ${tokens[text]} on ${ground} ${tokens[ground]}`),
    );
    expect(weak).toEqual([]);
  });

  it.each(palettes)(
    'A11Y-04 %s reaches AA on the main action, in notices and for lines that mean something',
    (_name, palette) => {
      const theme = createReadingTheme(palette, 16);
      for (const state of ['', 'Hover', 'Pressed'] as const) {
        expect(
          contrast(theme.colorNeutralForegroundOnBrand, theme[`colorBrandBackground${state}`]),
        ).toBeGreaterThanOrEqual(4.5);
        expect(
          contrast(theme[`colorCompoundBrandBackground${state}`], theme.colorNeutralBackground1),
        ).toBeGreaterThanOrEqual(3);
      }
      for (const kind of ['Success', 'Danger', 'Warning'] as const) {
        for (const text of [theme[`colorStatus${kind}Foreground1`], theme.colorNeutralForeground1]) {
          expect(contrast(text, theme[`colorStatus${kind}Background1`])).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(theme[`colorStatus${kind}Border1`], theme.colorNeutralBackground1)).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(theme.colorBrandForeground2, theme.colorBrandBackground2)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme.colorStrokeFocus2, theme.colorNeutralBackground1)).toBeGreaterThanOrEqual(3);
      expect(contrast(theme.colorNeutralStrokeAccessible, theme.colorNeutralBackground1)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(palettes)('A11Y-04 %s reaches AA in every pair of the site’s theme', (_name, palette) => {
    expect(weakPairs(createReadingTheme(palette, 16))).toEqual([]);
  });

  it.each(palettes)('A11Y-02 A11Y-03 %s scales its type as the site’s theme does', (_name, palette) => {
    expect(createReadingTheme(palette, 37).fontSizeBase400).toBe('37px');
    expect(createReadingTheme(palette, 10).fontSizeBase400).toBe('10px');
  });
});
