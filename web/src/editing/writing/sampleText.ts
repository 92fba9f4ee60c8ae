/** Sample text of new sections and questions: it is a placeholder for its author, selected where it is written in. */

type IsSample = (words: string) => boolean;

/** One editor is open at a time. */
let isSample: IsSample = () => false;

/** Says which words are sample text, until what is given is called. */
export function offerSamples(offered: IsSample): () => void {
  isSample = offered;
  return () => {
    if (isSample === offered) isSample = () => false;
  };
}

const isSampleText = (words: string): boolean => isSample(words.trim());

/** The blocks of a text, or of elements within a page, that are still samples. */
export const sampleBlocksIn = (root: ParentNode, within = ''): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(`${within} :is(${blocks})`)].filter(isSampleBlock);

const blocks = 'p, h1, h2, h3, h4, h5, h6, li';

const isSampleBlock = (block: Element): boolean => block.childElementCount === 0 && isSampleText(block.textContent);

/** Selects a sample in a field of the browser; whether it did. */
export function selectSampleField(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (!isSampleText(field.value)) return false;
  field.select();
  return true;
}

/**
 * Selects a sample in a text that is edited: the one that the caret is in, or where it was put nowhere the first one. Nothing where words are
 * selected already.
 */
export function selectSampleIn(root: Element, at: 'caret' | 'first'): void {
  const selection = document.getSelection();
  if (selection?.isCollapsed === false) return;
  const block = sampleBlocksIn(root).find((each) => at === 'first' || each.contains(selection?.anchorNode ?? null));
  if (block) selection?.selectAllChildren(block);
}
