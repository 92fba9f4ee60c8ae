import { strToU8, Zip, ZipDeflate } from 'fflate';
import { courseFileName } from '../../courseFileName.ts';
import { jsonOf } from '../../downloadJson.ts';
import type { Archive } from './exportCourses.ts';
import { uniqueName } from './uniqueName.ts';

/** A ZIP of a file of JSON per course, each what the export of that course alone gives (IMPEX-01). Each is packed as it comes. */
export function courseArchive(): Archive & {
  /** The ZIP; nothing is added afterwards. */
  readonly finish: () => Blob;
} {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const taken = new Set<string>();
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  return {
    add({ name, exported }) {
      const file = new ZipDeflate(uniqueName(courseFileName(name), taken), { level: 6 });
      zip.add(file);
      file.push(strToU8(jsonOf(exported)), true);
    },
    finish() {
      zip.end();
      return new Blob(chunks, { type: 'application/zip' });
    },
  };
}
