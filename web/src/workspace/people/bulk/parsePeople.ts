import Papa from 'papaparse';
import limits from '../../../../../contracts/limits.json' with { type: 'json' };
import { writtenAddress } from '../../../identity/writtenAddress.ts';

/** A pasted or uploaded table. */
export interface ParsedTable {
  /** The heads, null where the first row is about someone already. */
  heads: readonly string[] | null;
  rows: readonly (readonly string[])[];
  /** The number of each row as table programs count them: the first line is 1, heads and empty rows count, line ends in a value do not. */
  numbers: readonly number[];
  /** What stands between the values. */
  separator: string;
}

/** Separators that table programs write. One value a line has none of them. */
export const separators = [',', ';', '\t', '|'] as const;

/** The longest table, in rows (BEY-12). */
export const { bulkRows: mostRows } = limits;

/** The rows of a text; the separator is found out unless one is given. Rows with nothing in them are left out. */
export function parsePeople(text: string, separator: string | null): ParsedTable {
  const { said, table } = withoutSeparatorLine(text.replace(/^\ufeff/, ''));
  const delimiter = separator ?? said ?? guessSeparator(table);
  // A blank before a quote would make the quote one of the value. What stands within quotes is passed over as a whole.
  const mark = delimiter === '\t' ? '\t' : `\\${delimiter}`;
  const tidy = table.replaceAll(new RegExp(`(^|[${mark}\r\n]) *("(?:[^"]|"")*")`, 'g'), '$1$2');
  const found = Papa.parse<string[]>(tidy, { delimiter })
    .data.map((row, index) => ({ number: index + 1, row: row.map((value) => value.trim()) }))
    .filter(({ row }) => row.some((value) => value !== ''));
  const rows = found.map(({ row }) => row);
  const numbers = found.map(({ number }) => number);
  const head = headOf(rows);
  return head === null
    ? { heads: null, rows, numbers, separator: delimiter }
    : { heads: rows[head] ?? [], rows: rows.slice(head + 1), numbers: numbers.slice(head + 1), separator: delimiter };
}

/**
 * What stands between the values, by the rows that are not empty. A title above the table has no separator: what stands beside an address
 * tells more.
 */
function guessSeparator(table: string): string {
  const { meta, data } = Papa.parse<string[]>(table, {
    preview: looked,
    delimitersToGuess: [...separators],
    skipEmptyLines: 'greedy',
  });
  const cells = data.flat().filter((cell) => cell.includes('@'));
  const beside = separators.find((each) => cells.length > 0 && cells.every((cell) => cell.includes(each)));
  return beside ?? meta.delimiter;
}

/** Above a table may stand what it is about. */
const mostTitles = 10;

/** Which row has the heads: the one that calls the column of addresses so, else the first where that is about nobody. */
function headOf(rows: readonly (readonly string[])[]): number | null {
  const column = addressColumn(rows, null);
  const firstPerson = column === null ? 0 : rows.findIndex((row) => isAddress(row[column]));
  const called = rows.slice(0, Math.min(firstPerson, mostTitles)).findIndex((row) => {
    const head = (column === null ? undefined : row[column])?.toLowerCase() ?? '';
    return mailNames.test(head) || names.username.test(head);
  });
  const [first, ...below] = rows;
  if (called !== -1) {
    return called;
  }
  return first !== undefined && isHeading(first, below) ? 0 : null;
}

/** Table programs begin a file with `sep=;` to say what stands between its values: that is no row. */
function withoutSeparatorLine(text: string): { said: string | null; table: string } {
  const [line = '', said = null] = /^\s*"?sep=([^\r\n])"?[ ,;]*(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  return { said, table: text.slice(line.length) };
}

const isAddress = (value: string | undefined): boolean => /^[^\s@]+@[^\s@]+$/u.test(writtenAddress(value ?? ''));

/** The first row is about nobody: nothing in it is an address, or only what is none of the column of addresses below. */
function isHeading(first: readonly string[], below: readonly (readonly string[])[]): boolean {
  const column = addressColumn(below, null);
  return column === null ? !first.some(isAddress) : !isAddress(first[column]);
}

/** The column with the most addresses; of several with about as many, one that is called so. Null where none has any. */
function addressColumn(rows: readonly (readonly string[])[], heads: readonly string[] | null): number | null {
  const width = Math.max(0, ...rows.slice(0, looked).map((row) => row.length));
  const counts = Array.from({ length: width }, (_, column) => rows.filter((row) => isAddress(row[column])).length);
  const most = Math.max(0, ...counts);
  if (most === 0) return null;
  const likely = counts.flatMap((count, column) => (count * 2 >= most ? [column] : []));
  const differing = (column: number): number => new Set(rows.map((row) => row[column]).filter(isAddress)).size;
  // Everybody has an address of their own; that of whom they report to stands in many rows.
  const called = (name: RegExp): number | undefined =>
    likely
      .filter((column) => name.test((heads?.[column] ?? '').toLowerCase()))
      .toSorted((one, other) => differing(other) - differing(one))[0];
  return called(mailNames) ?? called(names.username) ?? counts.indexOf(most);
}

/** Rows that tell how wide a table is. */
const looked = 100;

/** What a column can mean. */
export type Meaning = 'username' | 'name' | 'firstName' | 'lastName' | 'createCourse' | 'createVoucher' | 'groups';

/** Which column means what, by its number from 0; null for none. */
export type ColumnMatch = Readonly<Record<Meaning, number | null>>;

/** How columns are called here, in other systems and in our own exports of all languages, in small letters. */
const names: Readonly<Record<Meaning, RegExp>> = {
  username:
    /^(?:e.?mail|mail|user.?name|login|address|benutzername|nutzername|endereço|usuário|nome de usuário|логін|ім.я користувача|логин|имя пользователя|адрес|ел(?:ектронна|\.) ?(?:пошта|адреса)|пошта|эл(?:ектронная|\.) ?(?:почта|адрес)|почта)/,
  name: /^(?:(?:full|display).?name|(?:vollständiger|voller|ganzer) name|anzeigename|nome completo|повне ім.я|піб|п\. ?і\. ?б\.?|полное имя|фио|ф\. ?и\. ?о\.?|(?:last.?name|surname|family.?name|nachname|name|sobrenome|apelido|прізвище|фамилия)(?:,| &| and| und| e| та| і| и|) ?(?:first.?name|given.?name|vorname|nome|ім.я|имя)(?: отчество| по батькові)?|(?:first.?name|vorname|nome|ім.я|имя)(?:,| &| and| und| e| та| і| и) ?(?:last.?name|surname|nachname|sobrenome|apelido|прізвище|фамилия))\s*(?:$|[(:*])/u,
  firstName:
    /^(?:(?:first|given).?names?|forename|vornamen?|rufname|primeiro nome|nome próprio|власне ім.я)\s*(?:$|[(:*])/u,
  lastName:
    /^(?:(?:last|family).?name|surname|nachname|familienname|zuname|sobrenomes?|apelidos?|último nome|прізвище|фамилия)\s*(?:$|[(:*])/u,
  createCourse:
    /^(?:createcourse|may create courses|може створювати курси|pode criar cursos|darf kurse|может создавать курсы)/,
  createVoucher:
    /^(?:createvoucher|may create vouchers|може створювати ваучери|pode criar vouchers|darf gutscheine|может создавать ваучеры)/,
  groups: /^(?:groups?|gruppen?|груп[аи]|grupos?|групп[аы])(?:\b|$|\P{L})/u,
};

/** Heads that say name, whose meaning hangs on those beside them. */
const plainName = /^(?:names?|nome|ім.я|имя)\s*(?:$|[(:*])/u;

/** Heads that say mail, which come before those of names to sign in with. */
const mailNames = /mail|пошт|почт/;

/** Finds the columns by their heads; the address by its values, where there are any. */
export function matchColumns({ heads, rows }: ParsedTable): ColumnMatch {
  const called = (meaning: Meaning): number | null => {
    const index = heads?.findIndex((head) => names[meaning].test(head.toLowerCase())) ?? -1;
    return index < 0 ? null : index;
  };
  const username = addressColumn(rows, heads) ?? called('username');
  const others = heads?.map((head, index) => (index === username ? '' : head)) ?? [];
  return {
    username,
    ...matchNames(others, { name: called('name'), firstName: called('firstName'), lastName: called('lastName') }),
    createCourse: called('createCourse'),
    createVoucher: called('createVoucher'),
    groups: called('groups'),
  };
}

type NameMatch = Pick<ColumnMatch, 'name' | 'firstName' | 'lastName'>;

/** A column that says no more than name holds the whole name, or the part that no other column holds: `Name;Vorname`, `Nome;Sobrenome`. */
function matchNames(heads: readonly string[], found: NameMatch): NameMatch {
  const at = heads.findIndex((head) => plainName.test(head.toLowerCase()));
  const plain = at < 0 ? null : at;
  if (found.name !== null) return { name: found.name, firstName: null, lastName: null };
  if (found.firstName === null && found.lastName !== null) return { ...found, firstName: plain };
  if (found.firstName !== null && found.lastName === null) return { ...found, lastName: plain };
  return plain === null ? found : { name: plain, firstName: null, lastName: null };
}

/** Someone to import; a right that the table says nothing about stays as it is. */
export interface ImportedPerson {
  /** Of the row in its table. */
  number: number;
  username: string;
  /** What they are called until they have an account. */
  name?: string;
  createCourse?: boolean;
  createVoucher?: boolean;
  /** Names of groups to join. */
  groups?: string[];
}

const yes = /^(?:true|yes|y|1|x|так|да|sim|ja)$/i;
const no = /^(?:false|no|n|0|-|ні|нет|não|nein)$/i;

/** A yes or no in any of the five languages; undefined for nothing, and for what is neither. */
const readRight = (value: string | undefined): boolean | undefined =>
  value === undefined ? undefined : yes.test(value) ? true : no.test(value) ? false : undefined;

/** The names of groups in a cell, each once. */
const readGroups = (value: string | undefined): string[] => [
  ...new Set(
    (value ?? '')
      .split(';')
      .map((name) => formulaFree(name.trim()))
      .filter((name) => name !== ''),
  ),
];

/** What someone is called, of the columns that say it. */
function readName(row: readonly string[], { name, firstName, lastName }: NameMatch): string {
  const cells = [name, firstName, lastName].map((at) => (at === null ? '' : formulaFree(row[at] ?? '')));
  const [whole = '', ...parts] = cells.map((cell) => cell.replaceAll(/\s+/g, ' '));
  return whole || parts.filter((one) => one !== '').join(' ');
}

/** An export writes an apostrophe before what a table program would take for a formula: it goes again. */
const formulaFree = (text: string): string => text.replace(/^'(?=[=+\-@])/, '');

/** The people of a table. */
export function importedPeople({ rows, numbers }: ParsedTable, match: ColumnMatch): ImportedPerson[] {
  const { username: address } = match;
  if (address === null) return [];
  return rows.map((row, at) => {
    const right = (meaning: 'createCourse' | 'createVoucher'): boolean | undefined => {
      const index = match[meaning];
      return index === null ? undefined : readRight(row[index]);
    };
    const name = readName(row, match);
    const createCourse = right('createCourse');
    const createVoucher = right('createVoucher');
    const groups = match.groups === null ? [] : readGroups(row[match.groups]);
    return {
      number: numbers[at] ?? at + 1,
      username: writtenAddress(formulaFree(row[address] ?? '')),
      ...(name === '' ? {} : { name }),
      ...(createCourse === undefined ? {} : { createCourse }),
      ...(createVoucher === undefined ? {} : { createVoucher }),
      ...(groups.length === 0 ? {} : { groups }),
    };
  });
}
