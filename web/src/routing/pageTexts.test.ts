import { expect, it } from 'vitest';
import { pageFiles } from './pageFiles.ts';
import { textsAt, textsOf } from './pageTexts.ts';

it.each([
  ['/', 'first'],
  ['/courses/', 'first'],
  ['/courses/course', 'course'],
  ['/courses/course/258', 'course'],
  ['/dashboard/course/', 'course'],
  ['/courseware', 'all'],
  ['/admin/courses', 'all'],
  ['/nowhere', 'all'],
] as const)('I18N-01 the page at %s waits for no more texts than it draws: %s', (pathname, texts) => {
  expect(textsAt(pathname)).toBe(texts);
});

it('I18N-01 every page of the same file waits for the same texts', () => {
  const byFile = new Map<string, Set<string>>();
  for (const [path, { file }] of Object.entries(pageFiles)) {
    byFile.set(file, (byFile.get(file) ?? new Set()).add(textsOf(path)));
  }
  expect([...byFile].filter(([, texts]) => texts.size > 1)).toEqual([]);
});
