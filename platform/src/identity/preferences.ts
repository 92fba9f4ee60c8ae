import { z } from 'zod';

/** Sizes of the reading text in pixels (A11Y-02, A11Y-03, LIM-31). */
const leastFontSize = 10;
const mostFontSize = 37;

const colorMode = z.enum(['light', 'dark']).nullable().describe('`light` or `dark`; null for as the device has it.');
const fontSize = z
  .int()
  .min(leastFontSize, `must be at least ${leastFontSize}`)
  .max(mostFontSize, `must be at most ${mostFontSize}`)
  .nullable()
  .describe('Size of the text in pixels, 10 to 37; null for the usual one.');
const colorScheme = z
  .enum(['default', 'white-on-black', 'blue', 'brown', 'green'])
  .nullable()
  .describe('Colours of the accessibility settings; null for the usual ones.');
const imageMode = z
  .enum(['normal', 'hidden', 'monochrome'])
  .nullable()
  .describe('How pictures show; null for as they are.');

/** How a user likes to read. */
export const preferences = z.object({ colorMode, fontSize, colorScheme, imageMode });

export type Preferences = z.output<typeof preferences>;

/** Absent members stay, null clears (OP-14). */
export const preferencesPatch = preferences.partial();

export type PreferencesPatch = z.output<typeof preferencesPatch>;

const storedPreferences = z.object({
  colorMode: colorMode.catch(null),
  fontSize: fontSize.catch(null),
  colorScheme: colorScheme.catch(null),
  imageMode: imageMode.catch(null),
});

/** What is stored as the wire shows it; a value of an earlier version that is none any more counts as not chosen. */
export const preferencesOf = (stored: Readonly<Record<string, unknown>>): Preferences =>
  storedPreferences.parse(stored);
