import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const platform = join(import.meta.dirname, '..', '..');

/** What a newer PostgreSQL than the oldest one that is supported brought. Tests run on one version; these statements would fail on others. */
const newer: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['the row before, in returning (18)', /\breturning\b[^;`]*\bold\./i],
  ['uuidv7 (18)', /\buuidv[47]\(/i],
  ['casefold (18)', /\bcasefold\(/i],
  ['constraints over time, or not enforced (18)', /\bwithout overlaps\b|\bnot enforced\b/i],
  ['merge with returning (17)', /\bmerge into\b[^;`]*\breturning\b/i],
  ['JSON_TABLE and its kin (17)', /\bjson_(?:table|exists|query|value|scalar|serialize)\(/i],
  ['any_value (16)', /\bany_value\(/i],
  ['JSON constructors (16)', /\bjson_(?:object|array|objectagg|arrayagg)\((?!')/i],
  ['pg_input_is_valid (16)', /\bpg_input_is_valid\(/i],
  ['is json (16)', /\bis (?:not )?json\b(?! and)/],
];

const statements = ['src', 'migrations', 'seed'].flatMap((folder) =>
  readdirSync(join(platform, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|sql)$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => sqlOf(file, readFileSync(join(platform, folder, file), 'utf8')).map((sql) => ({ file, sql }))),
);

/** A migration without its comments; the templates of a file of TypeScript. */
function sqlOf(file: string, text: string): readonly string[] {
  return file.endsWith('.sql') ? [text.replaceAll(/--.*$/gm, '')] : (text.match(/\bsql(?:<[^`]*>)?`[^`]*`/g) ?? []);
}

test.each(newer)('OP-313 statements are known to PostgreSQL 15: no %s', (_, pattern) => {
  expect(statements.length).toBeGreaterThan(1000);
  expect(statements.filter(({ sql }) => pattern.test(sql)).map(({ file }) => file)).toEqual([]);
});
