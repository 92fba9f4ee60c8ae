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
 * A few appearances for the screen with this number, from 0. Over at least four screens every pair occurs: each screen in
 * each language, colour mode and size, and each of those with each other. Always the same ones.
 */
export function sampledAppearances(screen: number): readonly Appearance[] {
  return LANGUAGES.map((language, index) => ({
    language,
    theme: THEMES[(screen + index) % 2] ?? 'light',
    fontSize: FONT_SIZES[Math.floor((screen + index) / 2) % 2] ?? 10,
  }));
}
