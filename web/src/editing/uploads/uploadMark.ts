/**
 * What stands in a text for a picture that is still being uploaded: `<span class="ql-upload ql-upload-KEY">name</span>`. It is author HTML
 * like any other, so that it is drawn, edited, undone and moved with the text around it; only a save never sends it.
 */

const mark = /<span class="ql-upload ql-upload-([\w-]+)">([^<]*)<\/span>/g;
/** A paragraph that a mark alone stands in goes with it. */
const lonelyMark = /<p>(<span class="ql-upload ql-upload-([\w-]+)">[^<]*<\/span>)<\/p>/g;
/** A picture that is carried within the text, or known to this page alone. */
const carriedPicture = /<img\b[^>]*\bsrc\s*=\s*["']?\s*(?:data|blob):[^>]*>/gi;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

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

/** A text with HTML in the place of its marks; `''` takes a mark away, undefined leaves it. */
export function withMarksReplaced(html: string, by: (key: string) => string | undefined): string {
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

/** How many marks stand in a text. */
export const marksIn = (html: string): number => (html.includes('ql-upload-') ? [...html.matchAll(mark)].length : 0);
