import { pictureOrigin } from '../uploads/pictureOrigin.ts';
import type { PictureTaker } from './pictureTaker.ts';

/** What came with a paste beside its HTML. */
export interface PasteData {
  readonly files: readonly File[];
  readonly rtf: string;
}

/**
 * Word names its pictures by their place on the author's computer, which no page may read, and carries them along as files or within its RTF.
 * They are told apart by their order alone, so that nothing is taken where their numbers differ.
 */
export function takingCarried(taker: PictureTaker, html: string, { files, rtf }: PasteData): PictureTaker {
  const addresses = [...new DOMParser().parseFromString(html, 'text/html').images]
    .map((image) => (image.getAttribute('src') ?? '').trim())
    .filter((address) => pictureOrigin(address, location.href) === 'local');
  if (addresses.length === 0) return taker;
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  const carried = pictures.length === addresses.length ? pictures : picturesOfRtf(rtf);
  if (carried.length !== addresses.length) return taker;
  const fileOf = new Map(addresses.map((address, index) => [address, carried[index]]));
  return {
    ...taker,
    address: (address, alt) => {
      const file = fileOf.get(address.trim());
      return file ? taker.file(file, alt) : taker.address(address, alt);
    },
  };
}

/** The pictures of a document in RTF that browsers show; others stand beside them for programs of old. */
export function picturesOfRtf(rtf: string): File[] {
  return [...rtf.matchAll(/\\pict(?![a-z])/g)].flatMap(({ index }) => {
    const own = ownText(rtf, index);
    const kind = /\\(png|jpeg)blip/.exec(own)?.[1];
    const digits = own.replaceAll(/\\[a-z]+-?\d* ?|\s+/g, '');
    if (kind === undefined || digits.length < 2 || !/^(?:[\da-f]{2})+$/i.test(digits)) return [];
    const bytes = Uint8Array.from({ length: digits.length / 2 }, (_byte, at) =>
      Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16),
    );
    return [new File([bytes], kind === 'png' ? 'image.png' : 'image.jpg', { type: `image/${kind}` })];
  });
}

/** What stands in a group of RTF from a place to its end, without the groups within. */
function ownText(rtf: string, start: number): string {
  const braces = /[{}]/g;
  braces.lastIndex = start;
  let [text, depth, from] = ['', 0, start];
  for (let brace = braces.exec(rtf); brace !== null; brace = braces.exec(rtf)) {
    if (depth === 0) text += rtf.slice(from, brace.index);
    depth += brace[0] === '{' ? 1 : -1;
    if (depth < 0) return text;
    from = braces.lastIndex;
  }
  return text;
}
