/** What the bytes of a file are called in the store: names of ours in a folder of its own. */
import type { FileRow } from './fileQueries.ts';
import type { PictureWidth } from './pictureRules.ts';

/** Formats of the versions, the smaller first; every browser that knows the first also knows the second. */
export const versionFormats = ['avif', 'webp'] as const;
export type VersionFormat = (typeof versionFormats)[number];

export const storedOriginal = ({ store_key: folder, extension }: Pick<FileRow, 'store_key' | 'extension'>): string =>
  `${folder}/original.${extension}`;

export const storedVersion = (folder: string, width: PictureWidth, format: VersionFormat): string =>
  `${folder}/${width}.${format}`;
