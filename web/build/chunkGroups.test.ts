import { transformSync } from '@babel/core';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isStart } from './chunkGroups.ts';
import { precomputeStyles } from './precomputeStyles.ts';

const web = resolve(import.meta.dirname, '..');

/** Everything of ours in the first file of all pages: what belongs there and what that imports statically. */
const start = new Set(
  globSync('src/**/*.{ts,tsx}', { cwd: web })
    .map((file) => resolve(web, file))
    .filter(drawn),
);
for (const file of start) {
  for (const [, kind, path] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)( type)?[^;]*?from '(\.[^']+)';/gms,
  )) {
    const imported = resolve(dirname(file), path ?? '');
    if (!kind && existsSync(imported)) start.add(imported);
  }
}

function drawn(file: string): boolean {
  return isStart(file) && !/\.test\.tsx?$/.test(file);
}

it('nothing of the first file opens on demand: no dialog, no menu, no screen of its own', () => {
  const files = [...start].map((file) => file.slice(web.length + '/src/'.length));
  expect(files).toContain('App.tsx');
  expect(files).toContain('shell/Header.tsx');
  expect(files).toContain('catalogue/CourseCard.tsx');
  expect(files.filter((file) => /Dialog|Drawer|Sheet|MenuList|AuthorHtml|(?<!NotFound)Page\.tsx$/.test(file))).toEqual([
    'ui/Page.tsx',
  ]);
});

it('the styles of the first file are worked out, so that it does without the compiler of styles', () => {
  const styled = [...start].filter((file) => readFileSync(file, 'utf8').includes('makeStyles('));
  expect(styled.length).toBeGreaterThan(10);
  const compiling = styled.filter((filename) => {
    const output = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      configFile: false,
      babelrc: false,
      parserOpts: { plugins: ['typescript', 'jsx'] },
      plugins: [precomputeStyles],
    });
    return output?.code?.includes('makeStyles') !== false;
  });
  expect(compiling).toEqual([]);
});
