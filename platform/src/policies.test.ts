import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const product = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.(?:test|testkit)\.ts$/.test(file) && !file.startsWith('testing/'),
);
const isPolicy = (file: string): boolean => file.endsWith('/policy.ts');

/** The code of a file, without comments and without what stands in quotes. */
const codeOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replaceAll(/'[^'\n]*'/g, "''");

/** What else knows of roles, and why. */
const knowsRoles: ReadonlyMap<string, string> = new Map([
  ['http/access.ts', 'says what a role is, and who has it'],
  ['identity/serviceAccount/readAsUser.ts', 'tells an account its roles'],
  ['identity/userSchemas.ts', 'tells an account its roles'],
  ['identity/userWire.ts', 'tells an account its roles'],
  ['scim/filter/filterQueries.ts', 'has an attribute of that name'],
]);

test('ROLE-14 each route names a line of the policy of its room', () => {
  const named = product.flatMap((file) => codeOf(file).match(/\baccess: policy\.\w+/g) ?? []);
  expect(named.length).toBeGreaterThan(180);
  const elsewhere = product.filter((file) => /\baccess: (?:''|"|`)/.test(codeOf(file)));
  expect(elsewhere).toEqual([]);
  const ofOthers = product.filter((file) => {
    const imported = /\bpolicy\b[^;]*\} from '(?<path>[./]*)policy\.ts'/.exec(readFileSync(join(root, file), 'utf8'));
    const [room = ''] = file.split('/');
    return imported !== null && join(dirname(file), imported.groups?.['path'] ?? '') !== `${room}/`;
  });
  expect(ofOthers).toEqual([]);
});

test('ROLE-14 what roles mean is decided in policies', () => {
  const reading = product.filter((file) => !isPolicy(file) && /\b(?:roles|\w+\.mayCustomise)\b/.test(codeOf(file)));
  expect(reading.toSorted()).toEqual([...knowsRoles.keys()].toSorted());
});

test('ROLE-14 each line of a policy is named by a route', () => {
  const idle = product.filter(isPolicy).flatMap((file) => {
    const room = dirname(file);
    const uses = product.filter((other) => other.startsWith(`${room}/`) && !isPolicy(other)).map(codeOf);
    return [...codeOf(file).matchAll(/^ {2}(?<line>\w+): '',$/gm)]
      .map(({ groups }) => groups?.['line'] ?? '')
      .filter((line) => !uses.some((code) => new RegExp(`\\bpolicy\\.${line}\\b`).test(code)))
      .map((line) => `${file}: ${line}`);
  });
  expect(idle).toEqual([]);
});
