import { describe, expect, it } from 'vitest';
import { contrast, parseHex, readable, toHex } from './color.ts';
import { createTheme, defaultColors, type Scheme } from './createTheme.ts';

const primaries = ['#006fb8', '#ffcd00', '#ffffff', '#000000', '#e95542', '#00ff00', '#7b2cbf', '#f5b7c5'];
const schemes: Scheme[] = ['light', 'dark'];
const cases = primaries.flatMap((primary) => schemes.map((scheme) => [primary, scheme] as const));

describe('the theme', () => {
  it('THEME-01 LIM-40 has the default colours', () => {
    expect(defaultColors).toEqual({
      primary: '#006fb8',
      secondary: '#e95542',
      error: '#c71618',
      success: '#4CAF50',
      warning: '#ffcd00',
    });
  });

  it('keeps a colour that is readable as it is', () => {
    expect(createTheme(defaultColors, 'light', 16).colorBrandBackground).toBe('#006fb8');
  });

  it.each(cases)('reaches AA with the primary colour %s, %s', (primary, scheme) => {
    const theme = createTheme({ ...defaultColors, primary }, scheme, 16);
    expect(contrast(theme.colorNeutralForegroundOnBrand, theme.colorBrandBackground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.colorNeutralForegroundOnBrand, theme.colorBrandBackgroundHover)).toBeGreaterThanOrEqual(4.5);
    for (const background of [
      theme.colorNeutralBackground1,
      theme.colorNeutralBackground2,
      theme.colorNeutralBackground3,
    ]) {
      expect(contrast(theme.colorBrandForeground1, background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme.colorBrandForegroundLink, background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme.colorCompoundBrandBackground, background)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(schemes)('reaches AA with the colours of success, error and warning, %s', (scheme) => {
    const theme = createTheme(defaultColors, scheme, 16);
    for (const kind of ['Success', 'Danger', 'Warning'] as const) {
      expect(contrast(theme[`colorStatus${kind}Foreground1`], theme.colorNeutralBackground1)).toBeGreaterThanOrEqual(
        4.5,
      );
      expect(
        contrast(theme[`colorStatus${kind}Foreground1`], theme[`colorStatus${kind}Background1`]),
      ).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme.colorNeutralForeground1, theme[`colorStatus${kind}Background1`])).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });

  it('OP-52 LIM-31 multiplies every size of type by n/16', () => {
    const plain = createTheme(defaultColors, 'light', 16);
    const large = createTheme(defaultColors, 'light', 24);
    const changed = Object.keys(plain).filter(
      (token) => plain[token as keyof typeof plain] !== large[token as keyof typeof large],
    );
    expect(changed).toEqual(Object.keys(plain).filter((token) => /^(?:fontSize|lineHeight)/.test(token)));
    expect(plain.fontSizeBase400).toBe('16px');
    expect(large.fontSizeBase400).toBe('24px');
    expect(large.lineHeightBase400).toBe('33px');
  });
});

describe('colours', () => {
  it.each(['#006fb8', '#ffcd00', '#123456', '#ffffff', '#000000'])('%s survives the way through OKLCH', (hex) => {
    expect(toHex(parseHex(hex) ?? { l: 0, c: 0, h: 0 })).toBe(hex);
  });

  it('reads three digits and refuses what is no colour', () => {
    expect(toHex(parseHex('#abc') ?? { l: 0, c: 0, h: 0 })).toBe('#aabbcc');
    expect(parseHex('red')).toBeNull();
  });

  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
  });

  it('makes a colour readable in the direction that helps', () => {
    expect(contrast(readable('#ffcd00', ['#ffffff']), '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(readable('#111133', ['#1f1f1f']), '#1f1f1f')).toBeGreaterThanOrEqual(4.5);
  });
});
