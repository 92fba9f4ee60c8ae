/** The folder of a course with what it was when it was pulled. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../files/printCourse.ts';
import { readCourse, type Fault, type ReadFolder } from '../files/readCourse.ts';
import { readBase, readFiles, type Base } from '../folder.ts';
import { Refusal } from '../refusal.ts';
import { validateFolder } from '../validate/validateFolder.ts';

export interface CourseFolder {
  readonly path: string;
  readonly files: Files;
  readonly read: ReadFolder;
  readonly faults: readonly Fault[];
}

export const isCourseFolder = (path: string): boolean => existsSync(join(path, 'course.yaml'));

export function openFolder(path: string): CourseFolder {
  if (!isCourseFolder(path)) {
    throw new Refusal(`${path} holds no course: there is no course.yaml in it. Get one by: lectern pull COURSE`);
  }
  const files = readFiles(path);
  const read = readCourse(files);
  return { path, files, read, faults: validateFolder(read) };
}

/** The same where it has no faults, with what was pulled. */
export function openSoundFolder(path: string): CourseFolder & { readonly base: Base } {
  const folder = openFolder(path);
  if (folder.faults.length > 0) {
    throw new Refusal(`The course has faults; nothing was sent or written.\n${faultLines(folder.faults)}`);
  }
  const base = readBase(path);
  if (base === null) {
    throw new Refusal(
      `${path} does not say what was pulled (.lectern/base.json is missing). Pull the course into a new folder.`,
    );
  }
  const { host, courseId } = folder.read.head;
  if (host !== base.host || courseId !== base.courseId) {
    throw new Refusal(
      `course.yaml names another course than the one that was pulled: ${base.courseId} at ${base.host}.`,
    );
  }
  return { ...folder, base };
}

export const faultLines = (faults: readonly Fault[]): string =>
  faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n');
