import type { ColorScheme } from '../reading/readingSettings.ts';

/** The two colours that a scheme for reading is made of, and which of them is the dark one. */
export interface ReadingPalette {
  text: string;
  ground: string;
  dark: boolean;
}

/** OP-81: white on black, dark blue on light blue, brown on beige, green on dark brown. */
export const readingPalettes: Readonly<Record<Exclude<ColorScheme, 'default'>, ReadingPalette>> = {
  'white-on-black': { text: '#ffffff', ground: '#000000', dark: true },
  blue: { text: '#0b2e59', ground: '#cfe5fa', dark: false },
  brown: { text: '#4a3020', ground: '#f6ecd8', dark: false },
  green: { text: '#b4e66e', ground: '#35230f', dark: true },
};
