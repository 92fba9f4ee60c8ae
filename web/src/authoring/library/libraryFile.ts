import type { useLibraryFilesQuery$data } from './__generated__/useLibraryFilesQuery.graphql.ts';

/** A file of the workspace as the library lists it. */
export type LibraryFile = NonNullable<useLibraryFilesQuery$data['files']>['nodes'][number];

/** What a file is, as the contract names it. */
export type FileType = 'IMAGE' | 'PDF' | 'VIDEO' | 'MP3';

/** The name without its extension, which stays when a file is renamed (LIB-13), and the extension with its dot. */
export function splitName(name: string): { readonly stem: string; readonly extension: string } {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? { stem: name, extension: '' } : { stem: name.slice(0, dot), extension: name.slice(dot) };
}
