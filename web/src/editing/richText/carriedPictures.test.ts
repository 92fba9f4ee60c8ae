import { describe, expect, it, vi } from 'vitest';
import { picturesOfRtf, takingCarried } from './carriedPictures.ts';
import type { PictureTaker } from './pictureTaker.ts';

const drill = '<p><img src="file:///C:/clip_image001.png" alt="A drill"></p>';
const saw = '<p><img src="file:///C:/clip_image002.jpg" alt="A saw"></p>';
const png = String.raw`{\*\shppict{\pict{\*\picprop{\sp{\sn a}{\sv 1}}}\picw64\pich48\pngblip\bliptag-12{\*\blipuid 0af1}
8950
4e47}}{\nonshppict{\pict\wmetafile8 0102}}`;
const jpeg = String.raw`{\pict\jpegblip ffd8}`;

function taker() {
  const file = vi.fn<PictureTaker['file']>(() => ({ key: 'k', name: 'n' }));
  const address = vi.fn<PictureTaker['address']>(() => null);
  return { file, address, isOpen: () => false, onFormulas: () => undefined };
}
const taken = (html: string, data: Parameters<typeof takingCarried>[2]) => {
  const plain = taker();
  takingCarried(plain, html, data).address('file:///C:/clip_image001.png', 'A drill');
  return plain;
};
const picture = new File(['bytes'], 'image.png', { type: 'image/png' });
const document = new File(['words'], 'a.txt', { type: 'text/plain' });

describe('pictures that a paste carries along (OP-112)', () => {
  it('OP-112 a picture on the author’s computer is taken from the file beside it, with its words', () => {
    expect(taken(drill, { files: [document, picture], rtf: '' }).file).toHaveBeenCalledWith(picture, 'A drill');
  });

  it('OP-112 or from the RTF of the same paste, in their order', async () => {
    const [[file, alt] = []] = taken(drill + saw, { files: [picture], rtf: String.raw`{\rtf1 ${png} ${jpeg}}` }).file
      .mock.calls;
    expect([file?.type, alt]).toEqual(['image/png', 'A drill']);
    expect(await file?.bytes()).toEqual(new Uint8Array([0x89, 0x50, 0x4e, 0x47]));
  });

  it.each([
    ['fewer came along', drill + saw, { files: [picture], rtf: jpeg }],
    ['nothing came along', drill, { files: [], rtf: String.raw`{\rtf1 words {\pict\wmetafile8 0102}}` }],
  ])('OP-112 it is left to be refused where %s', (_case, html, data) => {
    const { file, address } = taken(html, data);
    expect(file).not.toHaveBeenCalled();
    expect(address).toHaveBeenCalledWith('file:///C:/clip_image001.png', 'A drill');
  });

  it('of RTF are those that browsers show', () => {
    expect(picturesOfRtf(`${png}${jpeg}{\\pict\\pngblip 8}{\\picture 89}`).map(({ type }) => type)).toEqual([
      'image/png',
      'image/jpeg',
    ]);
  });
});
