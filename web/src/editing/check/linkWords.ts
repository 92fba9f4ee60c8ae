/** Words that say nothing of a link in a list of the links of a page, in the languages of the interface. */
const vague: ReadonlySet<string> = new Set(
  Object.values({
    en: ['click', 'click here', 'here', 'link', 'more', 'read more', 'learn more', 'this', 'this link', 'this page'],
    de: ['hier', 'hier klicken', 'klick hier', 'klicken sie hier', 'mehr', 'mehr lesen', 'weiterlesen', 'dieser link'],
    uk: ['тут', 'натисніть тут', 'клацніть тут', 'посилання', 'більше', 'докладніше', 'детальніше', 'читати далі'],
    pt: ['aqui', 'clique aqui', 'mais', 'leia mais', 'ler mais', 'saiba mais', 'este link'],
    ru: ['здесь', 'нажмите здесь', 'ссылка', 'больше', 'подробнее', 'читать далее', 'эта ссылка'],
  }).flat(),
);

/** Whether a link does not say where it leads: without words, or with words that fit any link. */
export function saysNothing(link: Element): boolean {
  const words = [link.textContent, ...Array.from(link.querySelectorAll('img'), ({ alt }) => alt)].join(' ');
  const said = words.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return said === '' || vague.has(said.toLowerCase());
}
