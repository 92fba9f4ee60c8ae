/** The colour schemes for reading (A11Y-04, OP-81), as cookies and the platform write them. */
export const colorSchemes = ['default', 'white-on-black', 'blue', 'brown', 'green'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** How pictures are shown (A11Y-05). */
export const imageModes = ['normal', 'hidden', 'monochrome'] as const;
export type ImageMode = (typeof imageModes)[number];

/** What someone set to read comfortably: the cookie `reading`, and the preferences of a signed-in person. */
export interface ReadingSettings {
  /** The size of type in px, 10 to 37 (LIM-31). */
  fontSize: number;
  colorScheme: ColorScheme;
  imageMode: ImageMode;
}

/** The size of type that the tokens are made for, in px (LIM-31). */
export const defaultFontSize = 16;

/** Nothing changed. */
export const defaultReading: ReadingSettings = {
  fontSize: defaultFontSize,
  colorScheme: 'default',
  imageMode: 'normal',
};

/** The smallest and the largest size of type in px. The check of the larger step blocks above 36, so 37 is reached (OP-52). */
export const smallestFontSize = 10;
export const largestFontSize = 37;

/** One step up, the same where there is none (A11Y-03). */
export function largerFontSize(fontSize: number): number {
  return fontSize > 36 ? fontSize : fontSize + 1;
}

/** One step down, the same where there is none (A11Y-02). */
export function smallerFontSize(fontSize: number): number {
  return fontSize > smallestFontSize ? fontSize - 1 : fontSize;
}

/** Whether anything differs from the default (A11Y-06). */
export function isReadingOn({ fontSize, colorScheme, imageMode }: ReadingSettings): boolean {
  return fontSize !== defaultFontSize || colorScheme !== 'default' || imageMode !== 'normal';
}

/** Settings out of a cookie, which may be missing, old or damaged: what is not valid counts as the default. */
export function readSettings(value: unknown): ReadingSettings {
  const { fontSize, colorScheme, imageMode } = (value !== null && typeof value === 'object' ? value : {}) as Record<
    string,
    unknown
  >;
  return {
    fontSize: isFontSize(fontSize) ? fontSize : defaultReading.fontSize,
    colorScheme: colorSchemes.find((scheme) => scheme === colorScheme) ?? defaultReading.colorScheme,
    imageMode: imageModes.find((mode) => mode === imageMode) ?? defaultReading.imageMode,
  };
}

function isFontSize(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= smallestFontSize && Number(value) <= largestFontSize;
}
