/** The folder of a course on the disk. */
import {
  type Dirent,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { CourseHead, Files } from './files/printCourse.ts';
import { Refusal } from './refusal.ts';
import type { CourseTree } from './tree/courseTree.ts';

/** The course as it was read last: what both sides are compared with. */
export interface Base extends CourseHead {
  readonly tree: CourseTree;
}

const BASE = join('.lectern', 'base.json');

/** Every text that may be of a course, by its path with `/`. */
export function readFiles(folder: string): Files {
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (isTextFile(entry)) {
      files.set(entry.name, read(folder, entry.name));
    } else if (entry.isDirectory() && isModule(folder, entry.name)) {
      for (const { name } of readdirSync(join(folder, entry.name), { withFileTypes: true }).filter(isTextFile)) {
        files.set(`${entry.name}/${name}`, read(folder, join(entry.name, name)));
      }
    }
  }
  return files;
}

/** Also one that has lost what it is of: that is told. */
const isModule = (folder: string, name: string): boolean =>
  /^\d/.test(name) || existsSync(join(folder, name, 'module.yaml'));

const isTextFile = (entry: Dirent): boolean => !entry.isDirectory() && /\.(?:md|ya?ml)$/.test(entry.name);

/** Without the mark that some editors put before the first character, which would hide what begins there. */
const read = (folder: string, path: string): string =>
  readFileSync(join(folder, within(folder, path)), 'utf8').replace(/^\uFEFF/, '');

/**
 * The same path, where none of its parts is a link. Others may have written the folder: a link would put a file of this machine into the course,
 * or a text of the course over such a file.
 */
function within(folder: string, path: string): string {
  const parts = path.split(/[/\\]/);
  for (const [index] of parts.entries()) {
    const part = join(...parts.slice(0, index + 1));
    if (lstatSync(join(folder, part), { throwIfNoEntry: false })?.isSymbolicLink() === true) {
      throw new Refusal(`${part} is a link, which is neither read nor written. Put a file or folder in its place.`);
    }
  }
  return path;
}

/** Writes what differs, and removes the files of the course that are not among them any more. */
export function writeFiles(folder: string, before: Files, owned: readonly string[], files: Files): void {
  // Before anything is removed or written.
  for (const path of [...owned, ...files.keys()]) {
    within(folder, path);
  }
  for (const path of owned.filter((each) => !files.has(each))) {
    rmSync(join(folder, path), { force: true });
    removeEmpty(folder, dirname(path));
  }
  for (const [path, text] of files) {
    if (before.get(path) !== text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }
}

function removeEmpty(folder: string, path: string): void {
  if (path !== '.' && readdirSync(join(folder, path)).length === 0) {
    rmdirSync(join(folder, path));
  }
}

/** Null where nothing was pulled yet. Throws a Refusal for what is no course that was pulled, such as the two sides of a merge. */
export function readBase(folder: string): Base | null {
  const path = join(folder, within(folder, BASE));
  if (!existsSync(path)) {
    return null;
  }
  const base = parsedBase(readFileSync(path, 'utf8'));
  if (base === null) {
    throw new Refusal(
      `${BASE} cannot be read. Where git could not merge it, take either side whole: git checkout --theirs ${BASE}; then pull.`,
    );
  }
  return base;
}

function parsedBase(text: string): Base | null {
  try {
    const base = JSON.parse(text) as Partial<Base> | null;
    const { host, courseId, tree } = base ?? {};
    const isOrigin = typeof host === 'string' && URL.canParse(host) && new URL(host).origin === host;
    return isOrigin && Number.isSafeInteger(courseId) && Array.isArray(tree?.modules) ? (base as Base) : null;
  } catch {
    return null;
  }
}

export function writeBase(folder: string, base: Base): void {
  const path = join(folder, within(folder, BASE));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(base, null, 1)}\n`);
}
