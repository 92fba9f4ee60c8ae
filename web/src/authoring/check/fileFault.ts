import type { Rule } from './finding.ts';
import { missingFile, type MissingKind } from './missingFile.ts';

/** Something amiss with a file or package that a course names. */
export interface FileFault {
  readonly rule: Rule;
  /** What every address of it holds: the hash of a file, the id of a package. */
  readonly part: string;
}

const missingRules: Readonly<Record<MissingKind, Rule>> = {
  picture: 'missingPicture',
  video: 'missingVideo',
  sound: 'missingSound',
  document: 'missingDocument',
  package: 'missingPackage',
  file: 'missingFile',
};

/** The workspace does not have what is at an address (OP-238). */
export function missingFault(address: string): FileFault {
  const { part, kind } = missingFile(address);
  return { part, rule: missingRules[kind] };
}

/** The file at an address takes long to load on a phone (OP-285). */
export function heavyFault(address: string): FileFault {
  const { part, kind } = missingFile(address);
  return { part, rule: kind === 'picture' ? 'heavyPicture' : kind === 'video' ? 'heavyVideo' : 'heavyFile' };
}
