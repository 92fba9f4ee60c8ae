import type { FileSources } from '../../editing/fileSources.ts';
import { RecordVideo } from '../recording/RecordVideo.tsx';
import { FromLibrary } from './FromLibrary.tsx';
import { LibraryDialog } from './LibraryDialog.tsx';

/** Where the fields of the course editor take files from. */
export const fileSources: FileSources = { FromLibrary, LibraryDialog, RecordVideo };
