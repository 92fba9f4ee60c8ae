import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Kind, parse } from 'graphql';
import { expect, test } from 'vitest';

/** The object types of a domain's files, by file, without its ending. */
function typesByFile(domain: string): ReadonlyMap<string, readonly string[]> {
  const folder = new URL(`${domain}/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
  return new Map(
    files.map((file) => [
      basename(file, '.graphql'),
      parse(readFileSync(new URL(file, folder), 'utf8')).definitions.flatMap((definition) =>
        definition.kind === Kind.OBJECT_TYPE_DEFINITION ? [definition.name.value] : [],
      ),
    ]),
  );
}

test.each([
  ['section', /Section$/],
  ['question', /Question$/],
])('GW-22 what learners and authors read of a %s type stands in one file beside its reader', (domain, isType) => {
  const readers = readdirSync(new URL(`${domain}/`, import.meta.url));
  const found = [...typesByFile(domain)].flatMap(([file, names]) =>
    names.filter((name) => isType.test(name)).map((name) => ({ file, name })),
  );
  const ofLearners = found.filter(({ name }) => !name.startsWith('Authored'));
  expect(ofLearners.length).toBeGreaterThan(4);
  expect(found).toEqual(
    expect.arrayContaining(ofLearners.map(({ file, name }) => ({ file, name: `Authored${name}` }))),
  );
  expect(readers).toEqual(expect.arrayContaining(found.map(({ file }) => `${file}.ts`)));
});
