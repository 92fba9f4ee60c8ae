/**
 * The controls of a page whose name does not begin with the words that are seen on them, in words; empty when all do. Anyone who speaks
 * to a computer calls a control by what they see (WCAG 2.5.3), and axe does not look at where in the name it stands.
 */
export function namesAgainstWords(page: HTMLElement): string[] {
  return [...page.querySelectorAll<HTMLElement>(':is(a, button, summary, [role])[aria-label]')]
    .map((control) => ({ name: plain(control.getAttribute('aria-label') ?? ''), words: plain(seenWords(control)) }))
    .filter(({ name, words }) => !name.startsWith(words))
    .map(({ name, words }) => `“${name}” is seen as “${words}”`);
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Its own words, as far as it is a control: a landmark's are those of what it holds. */
function seenWords(control: HTMLElement): string {
  const role = control.getAttribute('role');
  if (role !== null && !/^(?:button|link|tab|switch|checkbox|radio|option|menuitem.*)$/.test(role)) return '';
  const copy = control.cloneNode(true) as HTMLElement;
  for (const unseen of copy.querySelectorAll('[aria-hidden], svg, style')) unseen.remove();
  return copy.textContent;
}
