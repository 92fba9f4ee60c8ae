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
  CONTENT: [...pictures, 'mp3', 'pdf', 'webm'],
  OTHER: [...pictures, 'mp3'],
  COVER_IMAGE: pictures,
  FRAME: pictures,
  AVATAR: pictures,
};

const bytesOfMegabyte = 1024 * 1024;
const megabytesByExtension: ReadonlyMap<string, number> = new Map([
  ['pdf', 60],
  ['webm', limits.videoBytes / bytesOfMegabyte],
]);
const megabytesOf = (extension: string): number => megabytesByExtension.get(extension) ?? 4;

const typeOf = (extension: string): string =>
  pictures.includes(extension) ? 'IMAGE' : extension === 'webm' ? 'VIDEO' : extension.toUpperCase();

/** For the attribute `accept` of a file input; of these types alone where they are given. */
export const acceptedIn = (category: FileCategory, types?: readonly string[]): string =>
  extensionsOf[category]
    .filter((extension) => !types || types.includes(typeOf(extension)))
    .map((extension) => `.${extension}`)
    .join(',');

/** What is wrong with a file by its name and size, null where nothing is. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>, category: FileCategory): UploadFailure | null {
  const extension = /\.([a-z0-9]+)\s*$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const supported = extensionsOf[category];
  if (!supported.includes(extension)) {
    return { code: 'INVALID_FILE_TYPE', params: { supported: supported.join(', ') } };
  }
  const megabytes = megabytesOf(extension);
  return size > megabytes * bytesOfMegabyte ? { code: 'FILE_TOO_LARGE', params: { size: `${megabytes} MB` } } : null;
}
