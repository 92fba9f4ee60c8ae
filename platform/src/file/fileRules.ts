/** What may be uploaded, how large, and what it is called (LIB-06…LIB-13, OP-31). */
import mime from 'mime';
import type { Config } from '../config.ts';
import { DomainError } from '../errors.ts';
import type { FileTable } from '../db/schema.ts';
import type { Viewer } from '../http/access.ts';
import { isVisible, tidyLine } from '../shared/lineOfText.ts';
import { mayUpload } from './policy.ts';

export type FileCategory = FileTable['category'];
export type FileType = FileTable['type'];

export const fileCategories = ['CONTENT', 'COVER_IMAGE', 'FRAME', 'AVATAR', 'OTHER'] as const satisfies FileCategory[];
export const fileTypes = ['IMAGE', 'PDF', 'VIDEO', 'MP3', 'OTHER'] as const satisfies FileType[];

/** What a file is, by its bytes. */
export const uploadFormats = {
  png: { type: 'IMAGE', extensions: ['png'], contentType: 'image/png' },
  jpg: { type: 'IMAGE', extensions: ['jpg', 'jpeg'], contentType: 'image/jpeg' },
  gif: { type: 'IMAGE', extensions: ['gif'], contentType: 'image/gif' },
  webp: { type: 'IMAGE', extensions: ['webp'], contentType: 'image/webp' },
  mp3: { type: 'MP3', extensions: ['mp3'], contentType: 'audio/mpeg' },
  pdf: { type: 'PDF', extensions: ['pdf'], contentType: 'application/pdf' },
  webm: { type: 'VIDEO', extensions: ['webm'], contentType: 'video/webm' },
  mp4: { type: 'VIDEO', extensions: ['mp4'], contentType: 'video/mp4' },
} as const satisfies Record<string, { type: FileType; extensions: readonly string[]; contentType: string }>;

export type UploadFormat = keyof typeof uploadFormats;
export type UploadType = (typeof uploadFormats)[UploadFormat]['type'];

const typesOf: Readonly<Record<FileCategory, readonly UploadType[]>> = {
  CONTENT: ['IMAGE', 'MP3', 'PDF', 'VIDEO'],
  OTHER: ['IMAGE', 'MP3'],
  COVER_IMAGE: ['IMAGE'],
  FRAME: ['IMAGE'],
  AVATAR: ['IMAGE'],
};

const bytesOfMegabyte = 1024 * 1024;
const mostMegabytes: Readonly<Record<Exclude<UploadType, 'VIDEO'>, number>> = { IMAGE: 4, MP3: 4, PDF: 60 };

/** How large a file may be where the operator decides it. */
export type FileLimits = Pick<Config, 'videoBytes' | 'filesBytesPerWorkspace'>;

/** More than this has no file, whatever it is. */
export const mostBytesOfAny = ({ videoBytes }: FileLimits): number =>
  Math.max(videoBytes, ...Object.values(mostMegabytes).map((megabytes) => megabytes * bytesOfMegabyte));

export const isUploadFormat = (extension: string | undefined): extension is UploadFormat =>
  extension !== undefined && Object.hasOwn(uploadFormats, extension);

/** Whether a file is kept as it came; of others nobody knows how large they are before they are written again. */
export const isKeptAsItIs = (format: UploadFormat): boolean => ['PDF', 'VIDEO'].includes(uploadFormats[format].type);

/** A file with exactly so many bytes is taken (LIB-10). */
export function mostBytesOf(format: UploadFormat, { videoBytes }: FileLimits): number {
  const { type } = uploadFormats[format];
  return type === 'VIDEO' ? videoBytes : mostMegabytes[type] * bytesOfMegabyte;
}

export const tooLarge = (format: UploadFormat, limits: FileLimits): DomainError =>
  new DomainError('FILE_TOO_LARGE', {
    params: { size: `${Math.floor(mostBytesOf(format, limits) / bytesOfMegabyte)} MB` },
  });

export const storageFull = ({ filesBytesPerWorkspace }: Pick<FileLimits, 'filesBytesPerWorkspace'>): DomainError =>
  new DomainError('STORAGE_FULL', { params: { most: filesBytesPerWorkspace } });

/** Says what is supported: in a category, or at all. */
export const wrongType = (category?: FileCategory): DomainError =>
  new DomainError('INVALID_FILE_TYPE', { params: { supported: supportedIn(category).join(', ') } });

/** Extensions as people know them, in the order of OP-31. */
const supportedIn = (category?: FileCategory): readonly string[] => {
  const types: readonly UploadType[] = category === undefined ? typesOf.CONTENT : typesOf[category];
  return Object.values(uploadFormats)
    .filter(({ type }) => types.includes(type))
    .flatMap((format): readonly string[] => format.extensions);
};

/** Throws INVALID_FILE_TYPE when a category does not take the format (LIB-11, LIB-12). */
export function assertFits(format: UploadFormat, category: FileCategory): void {
  if (!typesOf[category].includes(uploadFormats[format].type)) {
    throw wrongType(category);
  }
}

/** Endings that mean a format as well, and are kept where someone has them. */
const otherEndings: Partial<Record<UploadFormat, readonly string[]>> = {
  jpg: ['jpe', 'jfif', 'jif', 'pjpeg', 'pjp'],
  mp4: ['m4v'],
};

const means = (ending: string, format: UploadFormat): boolean =>
  [...uploadFormats[format].extensions, ...(otherEndings[format] ?? [])].includes(ending);

/** Whether an ending is known to mean something that a person would take for another kind of file. */
function promisesAnother(ending: string, format: UploadFormat): boolean {
  const { contentType } = uploadFormats[format];
  const promised = mime.getType(ending);
  const kind = /^(?:image|audio|video)\//.exec(contentType)?.[0] ?? contentType;
  return !means(ending, format) && promised !== null && !promised.startsWith(kind);
}

/**
 * Throws INVALID_FILE_TYPE for a name that promises another kind of file: it is not what its sender takes it for. What the format is
 * is never told by a name: a picture of one kind that is called as one of another, or in no known way, is taken.
 */
export function assertNamed(format: UploadFormat, fileName: string, category: FileCategory): void {
  const named = extensionOf(fileName);
  if (named !== null && promisesAnother(named, format)) {
    throw wrongType(category);
  }
}

/** Throws FORBIDDEN unless the viewer may upload into a category. */
export function assertMayUpload(viewer: Viewer, category: FileCategory): void {
  if (!mayUpload(viewer, category)) {
    throw new DomainError('FORBIDDEN');
  }
}

const longestName = /^.{0,200}/su;
/** UTF-16 units that are looked at: 200 characters have no more than 400, and beside them stands what is taken out. */
const mostLookedAt = 2_000;
const unprintable = /[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** The extension that a name ends with, in lower case; null where it has none. */
export const extensionOf = (name: string): string | null =>
  /[^./\\]\.([a-z0-9]{1,8})\s*$/i.exec(name)?.[1]?.toLowerCase() ?? null;

/**
 * A name as it stands in lists: without folders and what cannot be seen, cut to 200 characters, and with an ending of its format (LIB-13): the one
 * that it has, in place of one of another format of that kind, or else `ending`. What stands before it is `file` where nothing is left.
 */
export function displayName(given: string, format: UploadFormat, ending: string = format): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const line = tidyLine(last.slice(0, mostLookedAt).toWellFormed().replaceAll(unprintable, '').normalize('NFC'));
  const named = /\.([a-z0-9]{1,8})$/i.exec(line)?.[1]?.toLowerCase() ?? '';
  const isKept = means(named, format);
  const base = isKept || isOfSameKind(named, format) ? line.slice(0, -named.length - 1) : line;
  const visible = base.replace(/^[.\s]+|[.\s]+$/g, '');
  const shown = isVisible(visible) ? (longestName.exec(visible)?.[0] ?? '') : 'file';
  return `${shown.trim()}.${isKept ? named : means(ending, format) ? ending : format}`;
}

const isOfSameKind = (ending: string, format: UploadFormat): boolean =>
  Object.entries(uploadFormats).some(
    ([other, { type }]) => type === uploadFormats[format].type && means(ending, other as UploadFormat),
  );
