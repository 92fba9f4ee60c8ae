import { createDarkTheme, type Theme } from '@fluentui/react-components';
import { readable } from '../color.ts';
import type { Look } from '../createTheme.ts';

const grounds = ['#141414', '#1f1f1f', '#292929'] as const;

/**
 * A dark fill lightened until it stands out (WCAG 1.4.11). That leaves it dark enough for white text: 3:1 against the lightest
 * ground is a luminance of 0.17, and white is readable up to 0.18.
 */
const fill = (color: string): string => readable(color, grounds, 3);

/** Surfaces one step deeper than Fluent's, so that cards rise from the page instead of sinking into it. */
const surfaces: Partial<Theme> = {
  colorNeutralBackground1: '#1f1f1f',
  colorNeutralBackground1Hover: '#292929',
  colorNeutralBackground1Pressed: '#1a1a1a',
  colorNeutralBackground1Selected: '#292929',
  colorNeutralBackground2: '#191919',
  colorNeutralBackground3: '#141414',
  // The empty part of a bar: visible on a card and on the page.
  colorNeutralBackground6: '#333333',
  colorSubtleBackgroundHover: '#292929',
  colorSubtleBackgroundPressed: '#242424',
  colorSubtleBackgroundSelected: '#292929',
};

/** The dark scheme; who does not use it does not load it (`loadTheme.ts`). */
export const darkLook: Look = {
  scheme: 'dark',
  base: createDarkTheme,
  grounds,
  brandText: [110, 130, 120],
  soft: { lightness: 0.27, chroma: 0.05 },
  fill,
  surfaces: (ramp) => ({
    ...surfaces,
    colorBrandBackground: fill(ramp[80]),
    colorBrandBackgroundHover: fill(ramp[70]),
    colorBrandBackgroundPressed: fill(ramp[60]),
    colorBrandBackgroundSelected: fill(ramp[70]),
  }),
};
