/** Languages that captions are offered in, by BCP 47; those of the interface first. What is stored may be another. */
export const captionLanguages: readonly string[] =
  'en uk pt pt-BR de ru ar bg cs da el es et fi fr he hi hr hu id it ja ko lt lv nl no pl ro sk sl sr sv tr vi zh'.split(
    ' ',
  );

/** What a language is called in another; its code where nobody knows it. */
export function languageName(language: string, inLanguage: string): string {
  try {
    const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
  } catch {
    return language;
  }
}
