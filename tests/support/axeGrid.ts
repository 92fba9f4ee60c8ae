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

/**
 * Two appearances for the screen with this number, from 0: two of the five languages, the second in the other colour mode and the other
 * size. Over twenty screens every pair of language, colour mode and size occurs, and three neighbours show all languages. Always the same
 * ones.
 */
export function sampledAppearances(screen: number): readonly [Appearance, Appearance] {
  const appearance = (language: number, other: number): Appearance => ({
    language: LANGUAGES[language % LANGUAGES.length] ?? 'en',
    theme: THEMES[(screen + other) % 2] ?? 'light',
    fontSize: FONT_SIZES[(Math.floor(screen / 2) + other) % 2] ?? 10,
  });
  return [appearance(screen, 0), appearance(screen + 2, 1)];
}
