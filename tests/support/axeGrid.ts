/** What a screen can look like, beside what is on it. */
export interface Appearance {
  readonly language: 'en' | 'uk' | 'pt' | 'de' | 'ru';
  readonly theme: 'light' | 'dark';
  /** In pixels. */
  readonly fontSize: 10 | 37;
}

const LANGUAGES = ['en', 'uk', 'pt', 'de', 'ru'] as const;
const THEMES = ['light', 'dark'] as const;
const FONT_SIZES = [10, 37] as const;

/** Every appearance there is. */
export const ALL_APPEARANCES: readonly Appearance[] = LANGUAGES.flatMap((language) =>
  THEMES.flatMap((theme) => FONT_SIZES.map((fontSize) => ({ language, theme, fontSize }))),
);

/** How many of the five languages one screen is sampled in. */
const SAMPLED = 3;

/**
 * A few appearances for the screen with this number, from 0: three of the five languages, both colour modes and both sizes. Over
 * at least ten screens every pair of language, colour mode and size occurs, and three neighbours show all languages. Always the
 * same ones.
 */
export function sampledAppearances(screen: number): readonly Appearance[] {
  return Array.from({ length: SAMPLED }, (_, step) => {
    const index = (screen % SAMPLED) + step;
    return {
      language: LANGUAGES[index] ?? 'en',
      theme: THEMES[(screen + index) % 2] ?? 'light',
      fontSize: FONT_SIZES[Math.floor((screen + index) / 2) % 2] ?? 10,
    };
  });
}
