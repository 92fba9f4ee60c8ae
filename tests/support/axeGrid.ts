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
 * The appearance of the screen with this number, from 0, in the sample: twenty neighbours show every combination of language, colour mode
 * and size, and five of them all languages. Always the same ones.
 */
export function sampledAppearance(screen: number): Appearance {
  const round = Math.floor(screen / LANGUAGES.length);
  return {
    language: LANGUAGES[screen % LANGUAGES.length] ?? 'en',
    theme: THEMES[round % THEMES.length] ?? 'light',
    fontSize: FONT_SIZES[Math.floor(round / THEMES.length) % FONT_SIZES.length] ?? 10,
  };
}
