import { expect, test } from 'vitest';
import { schemaProblems, withRelease } from './schemaChanges.ts';

const released = `
  type Query { course(id: ID!): Course, old: String @deprecated(reason: "Use course.") }
  type Course { name: String! kind: Kind! }
  enum Kind { OPEN CLOSED }
`;
const CHANGELOG = '# Changes\n\n## Unreleased\n\n## 1 (2026-01-01)\n\nThe first, with `Course.lost`.\n';
const telling = (text: string) => CHANGELOG.replace('## Unreleased\n', `## Unreleased\n\n${text}\n`);
const after = (from: string | RegExp, to: string, changelog = CHANGELOG) =>
  schemaProblems({ released, current: released.replace(from, to), changelog });

test('a schema that is as it was released, or differs in descriptions, has no problem', async () => {
  expect(await after('', '')).toEqual([]);
  expect(await after('type Course {', '"What is learnt." type Course {')).toEqual([]);
});

test.each([
  ['a field is gone', /name: String!/, 'title: String!', ['Course.name']],
  ['a field may be null', 'name: String!', 'name: String', ['Course.name']],
  ['an argument must be given', 'course(id: ID!)', 'course(id: ID!, host: String!)', ['Query.course.host']],
  ['an enum value is gone', 'OPEN CLOSED', 'OPEN', ['Kind.CLOSED']],
])('it breaks clients when %s, even if that is told', async (_what, from, to, places) => {
  const told = telling('- `Course`, `Kind` and `Query` changed.');
  const problems = await after(from, to, told);
  expect(problems).toHaveLength(places.length);
  expect(problems[0]).toContain('breaks clients');
});

test('what was deprecated in the last release may go, when that is told', async () => {
  const without = [/, old: String @deprecated.*?\)/, ''] as const;
  expect(await after(...without, telling('- `Query.old` is gone.'))).toEqual([]);
  expect(await after(...without)).toMatchObject([expect.stringContaining('does not name `Query.old`')]);
});

test('what is new has to be told, by its own name or by that of its new type', async () => {
  const more = ['type Course {', 'type Tag { id: ID!, name: String! } type Course { tags: [Tag!]!'] as const;
  expect(await after(...more)).toHaveLength(2);
  expect(await after(...more, telling('- Tags: `Course.tags` of the new type `Tag`.'))).toEqual([]);
});

test('what an earlier version told does not count', async () => {
  expect(await after('kind: Kind!', 'kind: Kind! lost: String')).toMatchObject([
    expect.stringContaining('Course.lost'),
  ]);
});

test('a release takes over what was unreleased, and there must be something', () => {
  expect(withRelease(telling('- New: `Tag`.'), '1.1', '2026-02-03')).toContain(
    '## Unreleased\n\n## 1.1 (2026-02-03)\n\n- New: `Tag`.\n',
  );
  expect(() => withRelease(CHANGELOG, '1.1', '2026-02-03')).toThrow('Nothing stands below');
});
