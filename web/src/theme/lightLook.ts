import { createLightTheme } from '@fluentui/react-components';
import type { Look } from './createTheme.ts';

/** The light scheme, which is part of every first screen. */
export const lightLook: Look = {
  scheme: 'light',
  base: createLightTheme,
  grounds: ['#ffffff', '#fafafa', '#f5f5f5'],
  brandText: [80, 60, 50],
  soft: { lightness: 0.965, chroma: 0.03 },
  // What carries white text stands out from a light ground on its own.
  fill: (color) => color,
  surfaces: () => ({}),
};
