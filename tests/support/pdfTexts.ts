import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each marked piece of the first page of a PDF, in the order in which it is read, with single spaces. */
export async function pdfTexts(bytes: Uint8Array): Promise<readonly string[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const page = await (await loading.promise).getPage(1);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts: string[] = [''];
  for (const item of items) {
    if ('str' in item) texts.push(`${texts.pop() ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    else texts.push('');
  }
  await loading.destroy();
  return texts.map(oneSpace).filter((text) => text !== '');
}

/** Numbers and their units are held together by other spaces on the screen than in a PDF. */
export const oneSpace = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
