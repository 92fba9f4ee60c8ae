/** What the author of the test's course wrote, in German: words that begin so, and that no text of the interface has. */
const authorWord = /Wort[\p{L}\d-]*/gu;

/** A text on the screen that a screen reader would speak in a wrong language. */
export interface StrayText {
  readonly text: string;
  /** What the closest `lang` says; null where none does. */
  readonly lang: string | null;
}

/**
 * Every text on the page whose language is not its own (WCAG 3.1.2): words of the author outside of `lang="de"`, words of the interface
 * inside of it, and texts that mix both, where neither can be right. Alternative texts of pictures count; names that only
 * attributes hold cannot say their language and do not. Lists of languages name each in its own, and are left out.
 */
export function wordsInWrongLanguage(root: ParentNode = document.body): StrayText[] {
  const texts = [...root.querySelectorAll('*')].flatMap((element) => {
    if (element.matches('script, style, option[lang][value], [role="menuitemradio"][lang]')) return [];
    const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []));
    const alternative = element.getAttribute('alt');
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? null;
    return [...own, ...(alternative ? [alternative] : [])].map((text) => ({ text, lang }));
  });
  return texts.filter(({ text, lang }) => {
    const rest = text.replaceAll(authorWord, '');
    const authors = rest !== text;
    const interfaces = /\p{L}/u.test(rest);
    return (authors && interfaces) || (authors && lang !== 'de') || (interfaces && lang === 'de');
  });
}
