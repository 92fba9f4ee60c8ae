import { expect, test } from 'vitest';
import { checksOfCommit } from './checksOfCommit.ts';

const of = (...paths: readonly string[]) => checksOfCommit(paths, paths);

test.each([
  ['platform/src/course/course.ts', ['platform', 'tests'], true],
  ['platform/src/course/course.test.ts', ['platform', 'tests'], false],
  ['contracts/limits.ts', ['platform', 'gateway', 'web', 'client', 'cli', 'tests', 'scripts'], true],
  ['scripts/lib/ports.ts', ['platform', 'gateway', 'web', 'client', 'cli', 'tests', 'scripts'], false],
  ['cli/src/main.ts', ['cli', 'tests'], true],
  ['client/src/Client.ts', ['client', 'cli', 'tests'], true],
  ['tests/e2e/account.spec.ts', ['tests'], false],
  ['schema.graphql', ['platform', 'gateway', 'web', 'client', 'cli', 'tests', 'scripts'], true],
  ['docs/schema-changelog.md', [], true],
  ['README.md', [], false],
])('a commit that touches %s has the types of %j checked, and what is generated: %s', (path, types, drift) => {
  expect(of(path)).toMatchObject({ types, drift });
});

test('packages are installed where a list of them or the lock file is another', () => {
  expect(['package.json', 'web/package.json', 'package-lock.json'].map((path) => of(path).installs)).toEqual([
    true,
    true,
    true,
  ]);
  expect(of('web/src/packageName.ts').installs).toBe(false);
});

test('files that are gone are not looked at, and types are: something may have used them', () => {
  const checks = checksOfCommit(['web/src/gone.ts', 'web/src/here.css'], ['web/src/here.css']);
  expect(checks).toMatchObject({ format: ['web/src/here.css'], lint: [], types: ['web', 'tests'] });
});

test('of very many files everything is looked at', () => {
  const many = Array.from({ length: 500 }, (_, index) => `web/src/file${index}.ts`);
  expect(of(...many)).toMatchObject({ format: ['.'], lint: ['.'] });
});
