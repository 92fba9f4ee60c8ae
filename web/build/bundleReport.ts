/*
 * What the first screen of each page costs: the entry, the page's chunk, the English texts, and everything that these import
 * statically. Run it after a build. It prints and never fails.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const dist = resolve(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const keys = Object.keys(manifest);
const texts = keys.filter((key) => key.includes('virtual:messages/first/en'));
const withCourseTexts = keys.filter((key) => /virtual:messages\/(?:first|course)\/en/.test(key));
const allTexts = keys.filter((key) => /virtual:messages\/(?:first|rest)\/en/.test(key));
/** Pages that do without the texts of the others, or without most of them. */
const firstScreens = /\/(?:Landing|Catalogue)Page\.tsx$/;
const ofCourses = /\/(?:Course|Dashboard)Page\.tsx$/;
const pages = keys.filter((key) => key.endsWith('Page.tsx'));

for (const page of pages) {
  const files = closure(['index.html', page, ...textsOf(page)]);
  const contents = ['index.html', ...files].map((file) => readFileSync(resolve(dist, file)));
  const gzip = total(contents.map((content) => gzipSync(content, { level: 9 }).length));
  const brotli = total(contents.map((content) => brotliCompressSync(content).length));
  console.log(`${page.padEnd(44)} ${files.size} files, gzip ${gzip} KiB, brotli ${brotli} KiB`);
}

function textsOf(page: string): readonly string[] {
  if (firstScreens.test(page)) return texts;
  return ofCourses.test(page) ? withCourseTexts : allTexts;
}

/** The files of these chunks and of all that they import statically, styles included. */
function closure(entries: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const entry of entries) visit(entry);
  return files;
}

function total(sizes: readonly number[]): string {
  return (sizes.reduce((sum, size) => sum + size, 0) / 1024).toFixed(1);
}
