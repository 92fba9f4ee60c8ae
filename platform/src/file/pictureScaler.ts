import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { createLimiter } from '../shared/limiter.ts';
import type { PictureWidth } from './pictureRules.ts';

/** The bytes of a picture in one width. */
export interface ScaledPicture {
  readonly bytes: Buffer;
  readonly contentType: string;
}

export interface PictureScaler {
  /**
   * The picture of a file in a width; null when the file had better be served as it is: it is no wider, moves, is no JPEG, PNG
   * or WebP that can be read, or too many others wait. `version` names the state of the file: an equal one may be answered
   * from memory.
   */
  scale(file: string, version: string, width: PictureWidth): Promise<ScaledPicture | null>;
}

const concurrency = 2;
const mostWaiting = 100;
/** A picture of more pixels than this would need hundreds of megabytes to decode. */
const mostPixels = 50_000_000;
const entryBytes = 200;
const formats = new Set(['jpeg', 'png', 'webp']);

// Each picture takes one thread: `concurrency` alone decides how much of the machine they get.
sharp.concurrency(1);
// What is worth keeping is kept here, by the state of the file; the library would keep decoded files by their names.
sharp.cache(false);

/** Scales pictures, few at a time, and keeps up to `cacheBytes` of those asked for lately. */
export function createPictureScaler({ cacheBytes }: { cacheBytes: number }): PictureScaler {
  const limiter = createLimiter({ concurrency, queueLength: mostWaiting });
  // Equal requests wait for the same picture. That a file stays as it is is remembered too, as it takes decoding to find out.
  const scaled = new LRUCache<string, ScaledPicture | 'as it is', { file: string; width: PictureWidth }>({
    maxSize: cacheBytes,
    sizeCalculation: (picture) => entryBytes + (picture === 'as it is' ? 0 : picture.bytes.length),
    fetchMethod: (_key, _stale, { context }) => limiter.run(() => scalePicture(context.file, context.width)),
  });

  return {
    scale: async (file, version, width) => {
      const key = `${file}\0${version}\0${width}`;
      if (!scaled.has(key) && !limiter.hasRoom()) {
        return null;
      }
      const picture = await scaled.forceFetch(key, { context: { file, width } });
      return picture === 'as it is' ? null : picture;
    },
  };
}

async function scalePicture(file: string, width: PictureWidth): Promise<ScaledPicture | 'as it is'> {
  try {
    const picture = sharp(file, { limitInputPixels: mostPixels });
    const { format, pages = 1, autoOrient } = await picture.metadata();
    if (!formats.has(format) || pages > 1 || autoOrient.width <= width) {
      return 'as it is';
    }
    const bytes = await picture.autoOrient().resize({ width }).toFormat(format).toBuffer();
    return { bytes, contentType: `image/${format}` };
  } catch {
    // Not the picture that its name promises: anyone who put it there sees it unchanged.
    return 'as it is';
  }
}
