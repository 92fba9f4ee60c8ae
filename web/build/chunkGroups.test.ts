import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { chunkGroups, isStart } from './chunkGroups.ts';

const web = resolve(import.meta.dirname, '..');

/** Everything of ours in the first file of all pages: what belongs there and what that imports statically. */
const start = new Set(
  globSync('src/**/*.{ts,tsx}', { cwd: web })
    .map((file) => resolve(web, file))
    .filter((file) => isStart(file) && !/\.test\.tsx?$/.test(file)),
);
for (const file of start) {
  for (const [, kind, path] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)( type)?[^;]*?from '(\.[^']+)';/gms,
  )) {
    const imported = resolve(dirname(file), path ?? '');
    if (!kind && existsSync(imported)) start.add(imported);
  }
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

it('what the folders of the first file load on its own stands in a folder below', () => {
  const onDemand = [...start].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, path]) =>
      resolve(dirname(file), path ?? ''),
    ),
  );
  expect(onDemand.length).toBeGreaterThan(10);
  expect(onDemand.filter((file) => start.has(file))).toEqual([]);
});

it('learners load nothing of those who enrol others, hand out codes, or look at tables of people', () => {
  const ofAdmins =
    /src\/(?:admin|analytics|audit|authoring|campaign\/manage|editing|enrolment\/others|job|progress|workspace)\//;
  /** What a type of sections is to its authors, which brings a validator along. */
  const ofTypes = /src\/section\/(?:\w+\/)?(?:types?|beside|readSection|sectionType|storedSection)\.ts$/;
  const names = ['common', 'study', 'reading', 'section', 'form', 'account'];
  const ofLearners = chunkGroups.filter(({ name }) => names.includes(name));
  expect(ofLearners).toHaveLength(names.length);
  const theirs = globSync('src/**/*.{ts,tsx}', { cwd: web }).filter((file) =>
    ofLearners.some(({ test }) => test.test(`/web/${file}`)),
  );
  expect(theirs).toContain('src/enrolment/DueDate.tsx');
  expect(theirs).toContain('src/section/SectionBody.tsx');
  expect(theirs.filter((file) => ofAdmins.test(file) || ofTypes.test(file))).toEqual([]);
});
