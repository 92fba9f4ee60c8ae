/** What may be uploaded: told before it is sent, decided by the platform (LIB-06…LIB-12, OP-31). */
import limits from '../../../contracts/limits.json' with { type: 'json' };

export type FileCategory = 'CONTENT' | 'COVER_IMAGE' | 'FRAME' | 'AVATAR' | 'OTHER';

/** Why a file is not there: a code of the error catalogue with what its words mention. */
export interface UploadFailure {
  readonly code: string;
  readonly params?: unknown;
}

const pictures = ['png', 'jpg', 'jpeg', 'gif', 'webp'];

const extensionsOf: Readonly<Record<FileCategory, readonly string[]>> = {
  CONTENT: [...pictures, 'mp3', 'pdf', 'webm', 'mp4'],
  OTHER: [...pictures, 'mp3'],
  COVER_IMAGE: pictures,
  FRAME: pictures,
  AVATAR: pictures,
};

const bytesOfMegabyte = 1024 * 1024;
const megabytesByExtension: ReadonlyMap<string, number> = new Map([
  ['pdf', 60],
  ['webm', limits.videoBytes / bytesOfMegabyte],
  ['mp4', limits.videoBytes / bytesOfMegabyte],
]);
const megabytesOf = (extension: string): number => megabytesByExtension.get(extension) ?? 4;

const typeOf = (extension: string): string =>
  pictures.includes(extension) ? 'IMAGE' : ['webm', 'mp4'].includes(extension) ? 'VIDEO' : extension.toUpperCase();

const extensionsIn = (category: FileCategory, types: readonly string[]): readonly string[] =>
  extensionsOf[category].filter((extension) => types.includes(typeOf(extension)));

/** For the attribute `accept` of a file input; of these types alone where they are given. */
export const acceptedIn = (category: FileCategory, types?: readonly string[]): string =>
  extensionsOf[category]
    .filter((extension) => !types || types.includes(typeOf(extension)))
    .flatMap((extension) => (extension === 'jpeg' ? ['.jpeg', '.jpe', '.jfif'] : [`.${extension}`]))
    .join(',');

/** By the type that the browser has for a file: it knows more endings than these. */
const extensionByType: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['audio/mpeg', 'mp3'],
  ['application/pdf', 'pdf'],
  ['video/webm', 'webm'],
  ['video/mp4', 'mp4'],
  ['video/x-m4v', 'mp4'],
]);

/** Endings that say enough, also where the computer has no type for them. */
const ofAnotherKind = new Set(
  'avi bmp doc docx exe heic htm html ics json m4a m4v mkv mov mp3 mp4 odt ogg pdf ppt pptx psd rtf svg tif tiff txt wav webm xls xlsx xml zip'.split(
    ' ',
  ),
);

/** What the checks look at of a file. */
type Named = Pick<File, 'name' | 'size'> & { readonly type?: string };

/** What is wrong with a file for a category, null where nothing is. */
export const checkFile = (file: Named, category: FileCategory): UploadFailure | null =>
  checkAmong(file, extensionsOf[category]);

/** What is wrong with a file that must be of one of these types, null where nothing is. */
export const checkFileOf = (file: Named, category: FileCategory, types: readonly string[]): UploadFailure | null =>
  checkAmong(file, extensionsIn(category, types));

/** Why a file is refused that is of none of these types, which only its bytes told. */
export const notOf = (category: FileCategory, types: readonly string[]): UploadFailure =>
  wrongType(extensionsIn(category, types));

const wrongType = (supported: readonly string[]): UploadFailure => ({
  code: 'INVALID_FILE_TYPE',
  params: { supported: supported.join(', ') },
});

/**
 * By name, type and size. What has an ending that means nothing, or none, is told by its bytes: the platform looks at them, and any size that
 * something may have is let through.
 */
function checkAmong({ name, size, type }: Named, supported: readonly string[]): UploadFailure | null {
  const ending = /\.([a-z0-9]+)\s*$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const extension = supported.includes(ending) ? ending : (extensionByType.get(type ?? '') ?? ending);
  const isKnown = supported.includes(extension);
  if (!isKnown && (type !== '' || ofAnotherKind.has(ending))) {
    return wrongType(supported);
  }
  const megabytes = isKnown ? megabytesOf(extension) : Math.max(...supported.map(megabytesOf));
  return size > megabytes * bytesOfMegabyte ? { code: 'FILE_TOO_LARGE', params: { size: `${megabytes} MB` } } : null;
}
