import type { Deps } from '../deps.ts';
import type { FileStore } from './fileStore.ts';

/** What routes of files are given. */
export interface FileDeps extends Deps {
  /** The bytes of uploaded files. */
  readonly files: FileStore;
}
