/** Something that a course names and its workspace does not have, as after an import (OP-238). */
export interface MissingFile {
  /** What every address of it holds: the hash of a file, the id of a package. */
  readonly part: string;
  readonly kind: MissingKind;
}

export type MissingKind = 'picture' | 'video' | 'sound' | 'document' | 'package' | 'file';

const hash = /[0-9a-f]{64}/;
const packageId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

const kinds = new Map<string, MissingKind>([
  ...['png', 'jpg', 'gif', 'webp'].map((extension) => [extension, 'picture'] as const),
  ...['webm', 'mp4'].map((extension) => [extension, 'video'] as const),
  ['mp3', 'sound'],
  ['pdf', 'document'],
]);

/** What is missing, by its address alone: that of a file ends with its format. */
export function missingFile(address: string): MissingFile {
  const [file] = hash.exec(address) ?? [];
  if (file === undefined) return { part: packageId.exec(address)?.[0] ?? address, kind: 'package' };
  const [, extension = ''] = /\.([a-z0-9]+)(?:\?|$)/.exec(address.slice(address.indexOf(file))) ?? [];
  return { part: file, kind: kinds.get(extension) ?? 'file' };
}
