/** What a language is called in another; its code where nobody knows it. */
export function languageName(language: string, inLanguage: string): string {
  try {
    const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
  } catch {
    return language;
  }
}
