import sharp, { type Sharp } from 'sharp';
import { DomainError } from '../errors.ts';
import { isDiskFull, noSpace } from '../shared/diskFull.ts';
import { createLimiter } from '../shared/limiter.ts';
import type { UploadFormat } from './fileRules.ts';

/** A picture of more pixels than this, all its frames together, would need hundreds of megabytes to decode. */
export const mostPixels = 50_000_000;
/** Of a person: what they send is shown as large as a thumb. */
export const mostPixelsOfPerson = 16_000_000;
const mostFrames = 500;
/** From here on, all frames together, a picture is written fast instead of small: a scan in black and white took a minute otherwise. */
const largePixels = 4_000_000;
const longestSeconds = 15;
const formatNames: Readonly<Record<string, string>> = { jpg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif' };
/** Each decodes its picture whole: two at a time fill the threads and the memory that they may have. */
const limiter = createLimiter({ concurrency: 2, queueLength: 50 });

export interface CleanPicture {
  /** In pixels; null for one that moves, which is not scaled. */
  readonly width: number | null;
}

/**
 * Decodes a picture whole and writes its pixels again to `target`, the right way up, in sRGB: whatever else stood in the file, such as
 * where it was taken, a page or a script, is gone. Throws FILE_UNREADABLE for one that cannot be decoded to its end, PICTURE_TOO_LARGE
 * for one of more than `most` pixels, before it is decoded, and UNAVAILABLE when it took too long.
 */
export const cleanPicture = (
  source: string,
  target: string,
  { format, most = mostPixels }: { readonly format: UploadFormat; readonly most?: number },
): Promise<CleanPicture> =>
  limiter.run(async () => {
    try {
      return await writeAnew(source, target, format, most);
    } catch (error) {
      throw refusalOf(error);
    }
  });

/** The library tells by words alone that its time was over: the picture may be whole all the same. */
export function refusalOf(error: unknown): DomainError {
  if (error instanceof DomainError) {
    return error;
  }
  if (isDiskFull(error)) {
    return noSpace(error);
  }
  const tookTooLong = error instanceof Error && error.message.startsWith('timeout: ');
  return new DomainError(tookTooLong ? 'UNAVAILABLE' : 'FILE_UNREADABLE', { cause: error });
}

async function writeAnew(source: string, target: string, format: UploadFormat, most: number): Promise<CleanPicture> {
  const options = { animated: true, failOn: 'error', limitInputPixels: most, sequentialRead: true } as const;
  const found = await sharp(source, { failOn: 'error', limitInputPixels: false }).metadata();
  const { pages = 1, width, height, autoOrient } = found;
  if (found.format !== formatNames[format]) {
    throw new DomainError('FILE_UNREADABLE');
  }
  const pixels = width * (found.pageHeight ?? height) * pages;
  if (pages > mostFrames || pixels > most) {
    throw new DomainError('PICTURE_TOO_LARGE', { params: { megapixels: most / 1_000_000 } });
  }
  const picture = sharp(source, options).timeout({ seconds: longestSeconds });
  const upright = pages > 1 ? picture : picture.autoOrient();
  await encoded(upright, format, { large: pixels > largePixels, palette: found.isPalette }).toFile(target);
  return { width: pages > 1 || format === 'gif' ? null : autoOrient.width };
}

function encoded(
  picture: Sharp,
  format: UploadFormat,
  { large, palette }: { readonly large: boolean; readonly palette: boolean },
): Sharp {
  switch (format) {
    case 'png':
      return large ? picture.png({ compressionLevel: 2 }) : picture.png({ palette, compressionLevel: 8 });
    case 'gif':
      return large ? picture.gif({ effort: 3 }) : picture.gif();
    case 'webp':
      // Less effort than this cannot write every large picture.
      return picture.webp({ quality: 90, effort: large ? 2 : 3 });
    default:
      return picture.jpeg({ quality: 90 });
  }
}
