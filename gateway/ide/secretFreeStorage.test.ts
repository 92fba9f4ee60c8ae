import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { secretFreeStorage, withoutSecrets } from './secretFreeStorage.ts';

/** What the browser keeps. */
function aStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

test('of a tab everything is remembered but its headers, and passwords and tokens of its variables and its document', () => {
  const browser = aStorage();
  const storage = secretFreeStorage(browser);
  const query =
    'mutation { signIn(input: { username: "a@b.c", password: "typed-1" }) { registered } a: resetPassword(input: { token: """typed-2""" }) { reset } }';
  storage.setItem(
    'graphiql:tabState',
    JSON.stringify({
      activeTabIndex: 0,
      tabs: [
        {
          query,
          variables: '{ "input": { "username": "a@b.c", "password": "typed-3", "courseId": 258 } }',
          headers: '{ "Authorization": "Bearer typed-4" }',
        },
      ],
    }),
  );
  storage.setItem('graphiql:headers', '{ "Authorization": "Bearer typed-5" }');
  storage.setItem('graphiql:variables', '{ "input": { "password": "typed-6", "name": ');
  storage.setItem(
    'graphiql:queries',
    JSON.stringify({ queries: [{ query, variables: '{"refreshToken":"typed-7"}' }] }),
  );
  const kept = Array.from({ length: browser.length }, (_x, index) => browser.getItem(browser.key(index) ?? '')).join();
  expect(kept).not.toContain('typed-');
  expect(browser.getItem('graphiql:headers')).toBeNull();
  const [tab] = JSON.parse(browser.getItem('graphiql:tabState') ?? '').tabs;
  expect(JSON.parse(tab.variables)).toEqual({ input: { username: 'a@b.c', password: '', courseId: 258 } });
  expect(tab.query).toContain('username: "a@b.c", password: ""');
});

test.each(['{ courses { nodes { name } } }', 'true', '0.5', '{"a":[1,null,"b"]}', ''])('%j stays as it is', (text) => {
  expect(withoutSecrets(text)).toBe(text);
});

test.each([
  ['in variables', '{"clientKey":"how-hot","key":"two","lockToken":"<lockToken of LockCourse>","apiKey":"typed"}'],
  [
    'in variables that are being written',
    '{ "clientKey": "how-hot", "key": "two", "lockToken": "<lockToken of LockCourse>", "apiKey": "typed',
  ],
  ['in a document', '{ a(clientKey: "how-hot", key: "two", lockToken: "<lockToken of LockCourse>", apiKey: "typed") }'],
])(
  '%s, names of one’s own and places to fill in stay, so that an example still runs after a reload',
  (_place, text) => {
    const kept = withoutSecrets(text);
    expect(kept).toMatch(/how-hot.*two.*<lockToken of LockCourse>/);
    expect(kept).not.toContain('typed');
  },
);

const inputTexts = Object.values(
  buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')).getTypeMap(),
)
  .filter(isInputObjectType)
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => getNamedType(field.type).name === 'String')
      .map(({ name, description }) => ({ path: `${type.name}.${name}`, name, description: description ?? '' })),
  );
const isKept = (name: string) =>
  [`{"${name}":"typed"}`, `{ "${name}": "typed`, `{ a(input: { ${name}: "typed" }) }`].some((text) =>
    withoutSecrets(text).includes('typed'),
  );

test('BEY-46 no field of an input that takes a secret is remembered, by whatever name', () => {
  const secrets = inputTexts.filter(({ description }) => /\b(?:secret|password|credential)s?\b/i.test(description));
  expect(secrets.length).toBeGreaterThan(5);
  // An address, of which is said that it holds none.
  expect(secrets.filter(({ name }) => isKept(name)).map(({ path }) => path)).toEqual(['CreateWebhookInput.url']);
});

test('BEY-46 names that callers choose themselves stand for no secret anywhere in the schema', () => {
  const chosen = inputTexts.filter(({ name }) => /^(?:key|clientKey|parentKey|idempotencyKey)$/.test(name));
  expect(chosen.length).toBeGreaterThan(20);
  expect(chosen.filter(({ description }) => /secret|password|credential|token/i.test(description))).toEqual([]);
  expect(isKept('authorId')).toBe(true);
});
