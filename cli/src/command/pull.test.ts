import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../main.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-pull-'));
  const course = {
    courseId: 258,
    version: 1,
    name: 'Clocks',
    metadata: {},
    tags: [],
    customMetadata: null,
    decisionTree: null,
    rights: { mayEdit: true },
    lock: null,
    modules: [],
    achievements: [],
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { authoredCourse: course } })));
});

afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true, force: true });
});

test('BEY-10 a course is not brought among the files of another one, whose course.yaml is gone', async () => {
  const complaints: string[] = [];
  const pull = (): Promise<number> =>
    main(['pull', '258', folder, '--host', 'learn.example'], {
      environment: {},
      say: () => undefined,
      complain: (text) => complaints.push(text),
    });
  mkdirSync(join(folder, '01-first'));
  writeFileSync(join(folder, '01-first', 'module.yaml'), 'id: 1\n');
  expect(await pull()).toBe(1);
  expect(complaints.join()).toContain('such as 01-first/module.yaml');

  rmSync(join(folder, '01-first'), { recursive: true });
  writeFileSync(join(folder, 'README.md'), 'Ours');
  expect(await pull()).toBe(0);
  expect(readFileSync(join(folder, 'course.yaml'), 'utf8')).toContain('name: Clocks');
});
