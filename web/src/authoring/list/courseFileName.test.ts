import { expect, it } from 'vitest';
import { courseFileName } from './courseFileName.ts';

it.each([
  ['How to Learn Well', 'How to Learn Well.json'],
  ['Чай: для початківців?', 'Чай для початківців.json'],
  ['../../etc/passwd', 'etc passwd.json'],
  ['...', 'course.json'],
  ['a/b\\c', 'a b c.json'],
  ['Con', 'Con_.json'],
  ['nul.2', 'nul_.2.json'],
  ['Console', 'Console.json'],
  [`a${'😀'.repeat(100)}`, `a${'😀'.repeat(39)}.json`],
])('IMPEX-01 OP-73 the file of %j is called %j', (name, file) => {
  expect(courseFileName(name)).toBe(file);
});
