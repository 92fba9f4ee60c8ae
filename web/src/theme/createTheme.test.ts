import { describe, expect, it } from 'vitest';
import { contrast, parseHex, readable, toHex } from './color.ts';
import { createTheme, defaultColors, type ProfileColors, type Scheme } from './createTheme.ts';
import { looks } from './dark/looks.ts';
import { weakPairs } from './weakPairs.ts';

const schemes: Scheme[] = ['light', 'dark'];
const allOf = (color: string): ProfileColors => ({
  primary: color,
  secondary: color,
  error: color,
  success: color,
  warning: color,
});
/** Colours that someone may choose, however little they go together. */
const absurd: [what: string, colors: ProfileColors][] = [
  ['the default', defaultColors],
  ...[
    '#ffffff',
    '#000000',
    '#808080',
    '#777777',
    '#ffcd00',
    '#00ff00',
    '#ff00ff',
    '#00ffff',
    '#ffff00',
    '#0000ff',
    '#ff0000',
    '#39ff14',
    '#f5b7c5',
    '#123456',
    '#fefefe',
    '#010101',
  ].map((color): [string, ProfileColors] => [`all ${color}`, allOf(color)]),
  [
    'right and wrong in neon',
    { primary: '#ff00ff', secondary: '#39ff14', error: '#00ffff', success: '#ff3131', warning: '#ffff33' },
  ],
  [
    'black on white and white on black',
    { primary: '#000000', secondary: '#ffffff', error: '#000000', success: '#ffffff', warning: '#000000' },
  ],
];

/** Numbers from 0 to 1 that look random and are the same at each run (a linear congruential generator). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

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
    expect(createTheme(defaultColors, looks.light, 16).colorBrandBackground).toBe('#006fb8');
  });

  it.each(absurd)('THEME-01 WS-08 reaches AA wherever its colours meet: %s', (_what, colors) => {
    for (const scheme of schemes) expect(weakPairs(createTheme(colors, looks[scheme], 16)), scheme).toEqual([]);
  });

  it('THEME-01 WS-08 reaches AA with any five colours', () => {
    const next = numbers(20_261_120);
    const anyColor = (): string =>
      `#${Math.floor(next() * 0x1_00_00_00)
        .toString(16)
        .padStart(6, '0')}`;
    for (let count = 0; count < 50; count += 1) {
      const colors = {
        primary: anyColor(),
        secondary: anyColor(),
        error: anyColor(),
        success: anyColor(),
        warning: anyColor(),
      };
      for (const scheme of schemes) {
        expect(weakPairs(createTheme(colors, looks[scheme], 16)), `${scheme} ${JSON.stringify(colors)}`).toEqual([]);
      }
    }
  });

  it.each([
    ['the demo workspace', defaultColors],
    ['the demo brand acme', { ...defaultColors, primary: '#7a1f35' }],
  ])('WS-08 in the dark a fill stands out from page and card by 3:1 and carries white text: %s', (_what, colors) => {
    const { colorBrandBackground: fill, colorNeutralForegroundOnBrand: text } = createTheme(colors, looks.dark, 16);
    for (const ground of ['#141414', '#1f1f1f', '#292929']) expect(contrast(fill, ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(text, fill)).toBeGreaterThanOrEqual(4.5);
  });

  it('the check of pairs finds what cannot be read', () => {
    const theme = createTheme(defaultColors, looks.light, 16);
    expect(weakPairs({ ...theme, colorBrandForegroundLink: '#ffcd00' })).toContain(
      'colorBrandForegroundLink #ffcd00 on colorNeutralBackground1 #ffffff',
    );
    expect(weakPairs({ ...theme, colorStrokeFocus2: '#ffffff' })).toContain(
      'colorStrokeFocus2 #ffffff on colorNeutralBackground1 #ffffff',
    );
  });

  it('the main action in danger keeps its hue under the pointer', () => {
    const theme = createTheme({ ...defaultColors, error: '#006600' }, looks.light, 16);
    expect([theme.colorStatusDangerBackground3, theme.colorStatusDangerBackground3Hover]).toEqual([
      '#006600',
      '#005a00',
    ]);
  });

  it('OP-52 LIM-31 multiplies every size of type by n/16', () => {
    const plain = createTheme(defaultColors, looks.light, 16);
    const large = createTheme(defaultColors, looks.light, 24);
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
    // The ends of the scale have a direction, too.
    expect(contrast(readable('#000000', ['#1f1f1f'], 3), '#1f1f1f')).toBeLessThan(4);
    expect(contrast(readable('#ffffff', ['#ffffff']), '#ffffff')).toBeLessThan(6);
  });
});
