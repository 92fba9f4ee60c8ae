import type { FileType } from '../../authoring/library/libraryFile.ts';

const endings: readonly (readonly [RegExp, FileType])[] = [
  [/\.(?:png|jpe?g|gif|webp|avif|svg)(?:$|[?#])/i, 'IMAGE'],
  [/\.(?:webm|mp4)(?:$|[?#])/i, 'VIDEO'],
  [/\.mp3(?:$|[?#])/i, 'MP3'],
  [/\.pdf(?:$|[?#])/i, 'PDF'],
];

/** What a field holds of what it may hold, as far as its address tells; null for a page of another site. */
export function typeOfAddress(address: string, types: readonly FileType[]): FileType | null {
  const ending = endings.find(([pattern]) => pattern.test(address))?.[1];
  if (ending && types.includes(ending)) {
    return ending;
  }
  // A picture's address may end in anything; a video without a file's ending is a page with a player.
  const [only] = types;
  return types.length === 1 && only !== undefined && (only !== 'VIDEO' || address.startsWith('blob:')) ? only : null;
}
