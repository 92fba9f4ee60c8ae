import type { UploadFailure } from '../../file/uploadRules.ts';

const extensionOf: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** The file within a `data:` address; null where it is none. */
export function fileOfData(address: string, name: string): File | null {
  const [, type = '', base64, data = ''] = /^data:([^;,]*)(?:;[^;,]+)*?(;base64)?,(.*)$/is.exec(address.trim()) ?? [];
  if (data === '') {
    return null;
  }
  try {
    const text = base64 === undefined ? decodeURIComponent(data) : atob(decodeURIComponent(data).replaceAll(/\s/g, ''));
    const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
    const extension = extensionOf[type.toLowerCase()] ?? (type.split('/').at(-1) || 'bin').replace(/\+.*/, '');
    return new File([bytes], `${name}.${extension}`, { type });
  } catch {
    return null;
  }
}

/**
 * Reads a picture by its address, where its server lets other pages do so. By an element and not by `fetch`: the policy of the page lets
 * pictures come from anywhere, and nothing else.
 */
export async function readPicture(address: string, name: string): Promise<File | UploadFailure> {
  const unreadable = { code: 'PICTURE_UNREADABLE' };
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
    return blob === null ? unreadable : new File([blob], `${name}.${extensionOf[blob.type] ?? 'png'}`, blob);
  } catch {
    return unreadable;
  }
}
