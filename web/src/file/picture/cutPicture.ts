import type { PercentCrop } from 'react-image-crop';
import { isWhole, pixelsOf } from './cropRules.ts';

/** Formats that a browser writes; every one writes the first. */
const formats: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
]);

/**
 * The selected part of a picture as a file of its own, no side longer than `longest` pixels; the file itself where nothing would change.
 * It stays a JPEG or WebP, and is a PNG otherwise. Rejects when the browser cannot draw it.
 */
export async function cutPicture(
  file: File,
  image: HTMLImageElement,
  crop: PercentCrop,
  longest: number,
): Promise<File> {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  if (isWhole(crop) && Math.max(size.width, size.height) <= longest) return file;
  const { source, drawn } = pixelsOf(crop, size, longest);
  const canvas = document.createElement('canvas');
  canvas.width = drawn.width;
  canvas.height = drawn.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, source.x, source.y, source.width, source.height, 0, 0, drawn.width, drawn.height);
  const wanted = formats.has(file.type) ? file.type : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, wanted, 0.92));
  if (!blob) throw new Error('The browser wrote no picture.');
  const base = file.name.replace(/\.[^.]*$/, '') || 'picture';
  return new File([blob], `${base}.${formats.get(blob.type) ?? 'png'}`, { type: blob.type });
}
