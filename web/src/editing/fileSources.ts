import { createContext, type ComponentType } from 'react';
import type { FileType, LibraryFile } from '../authoring/library/libraryFile.ts';

/** Where a field can take a file from besides its address. Library and recorder know the editor, so the editor hands them to its fields. */
export interface FileSources {
  /** A button by a field that chooses a file of the library for it. */
  readonly FromLibrary: ComponentType<{
    /** The name of the field. */
    field: string;
    types: readonly FileType[];
    onPicked: (file: LibraryFile) => void;
  }>;
  /** The library in a window. */
  readonly LibraryDialog: ComponentType<{
    types: readonly FileType[];
    onPicked: (file: LibraryFile) => void;
    onClosed: () => void;
  }>;
  /** A button by a field that records a video for it. */
  readonly RecordVideo: ComponentType<{ field: string; onRecorded: (url: string) => void }>;
}

/** Null where a field has its address alone. */
export const FileSourcesContext = createContext<FileSources | null>(null);
