/** The folder of a course on the disk. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CourseHead, Files } from './files/printCourse.ts';
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
    if (entry.isFile() && isText(entry.name)) {
      files.set(entry.name, read(folder, entry.name));
    } else if (entry.isDirectory() && isModule(folder, entry.name)) {
      for (const name of readdirSync(join(folder, entry.name)).filter(isText)) {
        files.set(`${entry.name}/${name}`, read(folder, join(entry.name, name)));
      }
    }
  }
  return files;
}

/** Also one that has lost what it is of: that is told. */
const isModule = (folder: string, name: string): boolean =>
  /^\d/.test(name) || existsSync(join(folder, name, 'module.yaml'));

const isText = (name: string): boolean => /\.(?:md|yaml)$/.test(name);

const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');

/** Writes what differs, and removes the files of the course that are not among them any more. */
export function writeFiles(folder: string, before: Files, owned: readonly string[], files: Files): void {
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

/** Null where nothing was pulled yet. */
export function readBase(folder: string): Base | null {
  const path = join(folder, BASE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Base) : null;
}

export function writeBase(folder: string, base: Base): void {
  mkdirSync(join(folder, dirname(BASE)), { recursive: true });
  writeFileSync(join(folder, BASE), `${JSON.stringify(base, null, 1)}\n`);
}
