import type { File as FileNode, FileUse } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { FileUseWire, FileWire } from './fileWire.ts';

/** `usedIn` is a call of its own: `File.ts` makes it. */
export type FileModel = Omit<FileNode, 'usedIn'>;

export const toFile = (wire: FileWire): FileModel => ({
  id: toGlobalId('File', wire.id),
  fileId: wire.id,
  name: wire.name,
  url: wire.url,
  category: wire.category,
  type: wire.type,
  byteCount: wire.byteCount,
  hasSmallerVersions: wire.multiVersion,
  alternativeText: wire.alternativeText,
  createTime: wire.createTime,
  updateTime: wire.updateTime,
});

/** What of courses it names is read where it is asked for. */
export type FileUseModel = Omit<FileUse, 'course' | 'lecture'>;

export const toFileUse = ({ id, ...place }: FileUseWire): FileUseModel => ({ ...place, rawId: id });
