import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entries, rooms, sqlRooms, statements } from './testing/rooms.ts';
import { tableOwners } from './testing/tableOwners.ts';

const root = import.meta.dirname;
const isKit = (file: string): boolean => file.endsWith('.testkit.ts') || file.startsWith('testing/');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const product = files.filter((file) => !file.endsWith('.test.ts') && !isKit(file));

/** The files whose values a file imports, be it when it is loaded or later. */
function valueImports(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const statements = source.matchAll(/^(?:import|export) (?!type )(?:[^;']*? from )?'(\.[^']+)';/gm);
  const lazy = source.matchAll(/\bimport\('(\.[^']+)'\)/g);
  const workers = source.matchAll(/new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g);
  return [...statements, ...lazy, ...workers]
    .filter(([statement]) => !/^(?:import|export) \{(?:\s*type [^,}]+,?)+\s*\}/.test(statement))
    .map(([, path = '']) => relative(root, join(root, dirname(file), path)));
}

/** Place of the file's room in the order; -1 when it stands in none. */
function roomOf(file: string): number {
  const folder = dirname(file);
  const inRoom = rooms.filter((room) => folder === room || (room !== '.' && `${folder}/`.startsWith(`${room}/`)));
  const longest = inRoom.toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? -1 : rooms.indexOf(longest);
}

test('every file stands in a room', () => {
  expect(product.filter((file) => roomOf(file) === -1)).toEqual([]);
});

test('values are imported from rooms before one’s own', () => {
  const arrows = product
    .filter((file) => !entries.has(file))
    .flatMap((file) => valueImports(file).map((imported) => [file, imported] as const));
  expect(arrows.length).toBeGreaterThan(700);
  const against = arrows.filter(([file, imported]) => roomOf(imported) > roomOf(file));
  expect(against.map((arrow) => arrow.join(' → '))).toEqual([]);
});

test('nothing imports what puts the domains together', () => {
  const importers = product.filter((file) => valueImports(file).some((imported) => entries.has(imported)));
  expect(importers.filter((file) => !entries.has(file))).toEqual([]);
});

test('SQL stands in files of queries', () => {
  const sql = /\bsql[`<]|\bsql\.\w+[`(]|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
  const elsewhere = product
    .filter((file) => !file.endsWith('Queries.ts') && !sqlRooms.has(dirname(file)) && !statements.has(file))
    .filter((file) => sql.test(readFileSync(join(root, file), 'utf8')));
  expect(elsewhere).toEqual([]);
});

describe('tables', () => {
  const write =
    /\b(?:insert into|delete from|merge into) (?<into>\w+)|\bupdate (?<set>\w+)(?: (?:as )?\w+)? set\b|\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(?<built>\w+)/g;
  const writes = product.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(write)].map(({ groups = {} }) => ({
      file,
      table: groups['into'] ?? groups['set'] ?? groups['built'] ?? '',
    })),
  );

  test('are written by the room that owns them', () => {
    expect(writes.length).toBeGreaterThan(200);
    const byOthers = writes.filter(({ file, table }) => {
      return !(tableOwners[table] ?? []).some((owner) => file.startsWith(`${owner}/`));
    });
    expect(byOthers.map(({ file, table }) => `${file} writes ${table}`)).toEqual([]);
  });

  test('have no owner that never writes them', () => {
    const idle = Object.entries(tableOwners).flatMap(([table, owners]) =>
      owners
        .filter((owner) => !writes.some((found) => found.table === table && found.file.startsWith(`${owner}/`)))
        .map((owner) => `${owner} owns ${table}`),
    );
    expect(idle).toEqual([]);
  });
});

test('no test kit in the product', () => {
  expect(product.filter((file) => valueImports(file).some(isKit))).toEqual([]);
});

test('OP-123 keys of addresses are compared with what address_key makes of an address', () => {
  const inLowerCase =
    /(?:username|subject|recipient)_key['"]?\s*(?:=|<>|,\s*['"](?:=|!=|<>)['"],)\s*(?:\w+\.fn(?:<\w+>)?\(['"`]|sql(?:<\w+>)?`)?lower\b/;
  for (const mistake of [
    'invitation.username_key = lower(${username})',
    "eb('invitation.username_key', '=', eb.fn<string>('lower', [eb.val(username)]))",
    "where('job_row.subject_key', '=', sql<string>`lower(${subject})`)",
  ]) {
    expect(mistake).toMatch(inLowerCase);
  }
  expect(product.filter((file) => inLowerCase.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  // A selector of addresses is made by `addressSelector` and never by hand.
  const byHand = /\btype: 'text',\s*column: sql(?:`|\.ref\(')\w+\.(?:username|subject|recipient)\b/;
  expect("username: { type: 'text', column: sql.ref('app_user.username') }").toMatch(byHand);
  expect(product.filter((file) => byHand.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('use cases open the transactions, routes translate', () => {
  const routes = product.filter((file) => file.endsWith('Routes.ts'));
  expect(routes.length).toBeGreaterThan(20);
  const reaching = routes.filter((file) => /\bfrom '[^']*\/db\//.test(readFileSync(join(root, file), 'utf8')));
  expect(reaching).toEqual([]);
});

test('ids are of their type', () => {
  const asNumber = product.flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(/\b(?:\w*Ids?|ids?)\??: (?:readonly )?number\b/g) ?? []).map(
      (found) => `${file}: ${found}`,
    ),
  );
  expect(asNumber).toEqual([]);
});
