import type { useLibraryFilesQuery$data } from './__generated__/useLibraryFilesQuery.graphql.ts';

/** A file of the workspace as the library lists it. */
export type LibraryFile = NonNullable<useLibraryFilesQuery$data['files']>['nodes'][number];

/** What a file is, as the contract names it. */
export type FileType = 'IMAGE' | 'PDF' | 'VIDEO' | 'MP3';
