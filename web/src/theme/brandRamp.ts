import type { BrandVariants } from '@fluentui/react-components';
import { parseHex, readable, toHex, type Oklch } from './color.ts';

/** Lightness at the dark and the light end of a ramp. */
const darkest = 0.17;
const lightest = 0.965;

/**
 * Sixteen shades of a brand colour, 10 darkest to 160 lightest. Shade 80 is the colour itself, darkened where white text on it
 * would not reach AA; the others keep its hue and fade out towards the ends.
 */
export function brandRamp(primary: string): BrandVariants {
  const base = parseHex(readable(primary, ['#ffffff'])) ?? fallback;
  const shade = (step: number): string => {
    if (step === 80) return toHex(base);
    const [end, span] = step < 80 ? [darkest, 70] : [lightest, 80];
    const share = Math.abs(step - 80) / span;
    return toHex({
      l: base.l + (end - base.l) * share,
      c: base.c * (1 - share * (step < 80 ? 0.55 : 0.82)),
      h: base.h,
    });
  };
  return Object.fromEntries(
    Array.from({ length: 16 }, (_, index) => [(index + 1) * 10, shade((index + 1) * 10)]),
  ) as unknown as BrandVariants;
}

/** The default primary colour (THEME-01), for a profile whose colour is no colour. */
const fallback = parseHex('#006fb8') as Oklch;
