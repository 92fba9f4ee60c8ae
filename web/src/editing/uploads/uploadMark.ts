/**
 * What stands in a text for a picture that is still being uploaded: `<span class="ql-upload ql-upload-KEY">name</span>`. It is author HTML
 * like any other, so that it is drawn, edited, undone and moved with the text around it; only a save never sends it.
 */

/** What stands in a field for a file that is still being uploaded: its address in this page, by which it is drawn meanwhile. */
const localAddress = /^blob:\S+$/;
const mark = /<span class="ql-upload ql-upload-([\w-]+)">([^<]*)<\/span>/g;
/** A paragraph that a mark alone stands in goes with it. */
const lonelyMark = /<p>(<span class="ql-upload ql-upload-([\w-]+)">[^<]*<\/span>)<\/p>/g;
/** A picture that is carried within the text, or known to this page alone. */
const carriedPicture = /<img\b[^>]*\bsrc\s*=\s*["']?\s*(?:data|blob):[^>]*>/gi;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Whether an address leads to a file that only this page has. */
export const isLocalAddress = (address: string): boolean => localAddress.test(address);

export const markOf = (key: string, name: string): string =>
  `<span class="ql-upload ql-upload-${key}">${escaped(name)}</span>`;

/** The upload that an element of a text stands for; null for any other element. */
export function keyOfMark(element: Element): string | null {
  const own = [...element.classList].find((name) => name.startsWith('ql-upload-'));
  return own === undefined ? null : own.slice('ql-upload-'.length);
}

/** A picture of the library as it stands in a text. */
export const pictureHtml = ({ url, alt }: { readonly url: string; readonly alt: string }): string =>
  `<img src="${escaped(url)}" alt="${escaped(alt)}">`;

/** A text with HTML in the place of its marks, or an address in that of a local one; `''` takes a mark away, undefined leaves it. */
export function withMarksReplaced(html: string, by: (key: string) => string | undefined): string {
  if (isLocalAddress(html)) {
    return by(html) ?? html;
  }
  if (!html.includes('ql-upload-')) {
    return html;
  }
  return html
    .replaceAll(lonelyMark, (whole, _mark: string, key: string) => (by(key) === '' ? '' : whole))
    .replaceAll(mark, (whole, key: string) => by(key) ?? whole);
}

/** A text without anything that has no address of ours yet. */
export const withoutUnsent = (html: string): string => withMarksReplaced(html, () => '').replaceAll(carriedPicture, '');

/** A text with something in the place of each picture that is carried within it. */
export const withCarriedReplaced = (html: string, by: (picture: HTMLImageElement) => string): string =>
  html.replaceAll(carriedPicture, (tag) => {
    const image = new DOMParser().parseFromString(tag, 'text/html').querySelector('img');
    return image ? by(image) : '';
  });

/** How many marks stand in a text or an address. */
export function marksIn(html: string): number {
  if (isLocalAddress(html)) {
    return 1;
  }
  return html.includes('ql-upload-') ? [...html.matchAll(mark)].length : 0;
}
