import { describe, expect, it } from 'vitest';
import { importTemplate } from './importTemplate.ts';
import { importedPeople, matchColumns, parsePeople } from './parsePeople.ts';
import { templateHeads } from './TemplateButton.tsx';

const read = (text: string, separator: string | null = null) => {
  const table = parsePeople(text, separator);
  return importedPeople(table, matchColumns(table)).map(({ number: _number, ...person }) => person);
};

/** The same without the names. */
const readAddresses = (text: string) => read(text).map(({ name: _name, ...person }) => person);

describe('BEY-12 a table of people', () => {
  it.each([
    ['addresses alone', 'a@x.org\nb@x.org\n'],
    ['commas', 'E-mail,Name\na@x.org,Ann\nb@x.org,"Bell, Ben"'],
    ['semicolons, as table programs of half of Europe write them', 'Name;E-Mail\nAnn;a@x.org\n"Bell; Ben";b@x.org'],
    ['what was copied out of a table', 'Login\tName\na@x.org\tAnn\r\nb@x.org\tBen'],
    ['no heads', 'Ann,a@x.org\nBen,b@x.org'],
    ['empty lines', '\n\nName,Ел. пошта\n,,\nAnn,a@x.org\n\nBen,b@x.org\n'],
  ])('is read from %s', (_name, text) => {
    expect(readAddresses(text)).toEqual([{ username: 'a@x.org' }, { username: 'b@x.org' }]);
  });

  it.each([
    ['en', 'username,password,firstname,lastname,email\nanna.lee,x,Anna,Lee,a@x.org\nben,y,Ben,Bell,b@x.org'],
    ['de', 'Benutzername;Vorname;E-Mail-Adresse\nanna.lee;Anna;a@x.org\nben;Ben;b@x.org'],
    ['pt', 'Nome de usuário;Nome;Endereço de e-mail\nanna.lee;Anna;a@x.org\nben;Ben;b@x.org'],
    ['uk', 'Логін;Ім’я;Електронна пошта\nanna.lee;Анна;a@x.org\nben;Бен;b@x.org'],
    ['ru', 'Логин;Имя;Адрес эл. почты\nanna.lee;Анна;a@x.org\nben;Бен;b@x.org'],
    ['two columns of addresses', 'Manager,E-mail\nm@x.org,a@x.org\nm@x.org,b@x.org'],
    ['the addresses of managers before them', 'Manager e-mail,E-mail\nm@x.org,a@x.org\nm@x.org,b@x.org'],
    ['a name to sign in with that is an address too', 'Login,Work e-mail\nl1@x.org,a@x.org\nl2@x.org,b@x.org'],
    ['a head with an example', 'Name,Mail (you@x.org please)\nAnn,a@x.org\nBen,b@x.org'],
    ['a head that says nothing', 'Spalte 1,Spalte 2\nAnn,a@x.org\nBen,b@x.org'],
    ['sep=;', 'sep=;\r\nName;E-Mail\r\nAnn, A.;a@x.org\r\nBen;b@x.org'],
    ['sep of a tab', '\ufeffsep=\t\nName\tE-Mail\nAnn, A.\ta@x.org\nBen\tb@x.org'],
    ['a title above the heads', 'Staff list, 2026\n\nName;E-mail\nAnn;a@x.org\nBen;b@x.org'],
    ['a title and a note', 'Staff;;\nas of;1,5;\nName;Score;Mail\nAnn;1,5;a@x.org\nBen;2,5;b@x.org'],
    ['blanks before quotes', 'E-mail, Name\na@x.org, "Lee, Ann"\nb@x.org, "Bell, Ben"'],
    ['names beside them', 'Name,E-mail\nAnn,Ann Lee <a@x.org>\nBen,mailto:b@x.org'],
    ['what nobody sees', "E-mail\na@x.org\u200b\n'b@x.org'"],
    ['sep of anything, in quotes', '"sep=~"\nE-Mail~Name\na@x.org~Ann\nb@x.org~Ben'],
  ])('BEY-12 finds the addresses by the cells: %s', (_name, text) => {
    expect(readAddresses(text)).toEqual([{ username: 'a@x.org' }, { username: 'b@x.org' }]);
  });

  it.each([
    ['the heads are the first row', 'E-mail\na@x.org\nb@x.org', [2, 3]],
    ['no heads', 'a@x.org\nb@x.org', [1, 2]],
    ['empty rows count', '\n\nE-mail,Name\n\na@x.org,Ann\n,,\nb@x.org,Ben\n\n', [5, 7]],
    ['line ends within a value do not', 'E-mail,Note\na@x.org,"one\ntwo\n\nthree"\nb@x.org,', [2, 3]],
    ['Windows line ends', 'E-mail\r\n\r\na@x.org\r\nb@x.org', [3, 4]],
    ['the line that says the separator is no row', 'sep=;\nE-mail;Name\na@x.org;Ann\nb@x.org;Ben', [2, 3]],
    ['a row without an address is one', 'Name,E-mail\nAnn,a@x.org\nCy,\nBen,b@x.org', [2, 3, 4]],
  ])('OP-133 numbers the rows as table programs do: %s', (_name, text, numbers) => {
    const table = parsePeople(text, null);
    expect(importedPeople(table, matchColumns(table)).map(({ number }) => number)).toEqual(numbers);
  });

  it('is our own export, in any language', () => {
    const csv = [
      '"Name","E-Mail","Status","Darf Kurse erstellen","Darf Gutscheine erstellen","Administration"',
      '"Ann","a@x.org","REGISTERED","true","false","false"',
      '"","\'=b@x.org","ADDED","false","","false"',
    ].join('\r\n');
    expect(read(csv)).toEqual([
      { username: 'a@x.org', name: 'Ann', createCourse: true, createVoucher: false },
      { username: '=b@x.org', createCourse: false },
    ]);
  });

  it.each([
    ['a whole name', 'Name,E-mail\nAnn Lee,a@x.org'],
    ['name and first name', 'Name;Vorname;E-Mail\nLee;Ann;a@x.org'],
    ['first and last name', 'username,firstname,lastname,email\nx,Ann,Lee,a@x.org'],
    ['first and last name, German', 'Nachname;Vorname;E-Mail-Adresse\nLee;Ann;a@x.org'],
    ['first and last name, Portuguese', 'Nome;Sobrenome;E-mail\nAnn;Lee;a@x.org'],
    ['first and last name, Ukrainian', 'Прізвище;Ім’я;Ел. пошта\nLee;Ann;a@x.org'],
    ['first and last name, Russian', 'Фамилия;Имя;Эл. почта\nLee;Ann;a@x.org'],
    ['both names in one column', 'Имя и фамилия;Эл. почта\nAnn Lee;a@x.org'],
    ['a name for display beside its parts', 'Display name,First name,Last name,Mail\nAnn Lee,Ann Mary,Lee,a@x.org'],
    ['a head with a note', 'Name (for certificates),Mail\nAnn Lee,a@x.org'],
    ['other names in the table', 'Name des Kurses,Name,Company name,Mail\nExcel,Ann Lee,Acme,a@x.org'],
    ['blanks within', 'Name,Mail\n  Ann   Lee ,a@x.org'],
    ['a first name alone in a column of both', 'First name,Last name,Mail\nAnn Lee,,a@x.org'],
  ])('OP-165 finds what people are called: %s', (_name, text) => {
    expect(read(text)).toEqual([{ username: 'a@x.org', name: 'Ann Lee' }]);
  });

  it.each([
    ['no column of a name', 'Company name,Mail\nAcme,a@x.org'],
    ['a name to sign in with', 'Username,Mail\nann,a@x.org'],
    ['an empty cell', 'Name,Mail\n,a@x.org'],
    ['addresses below a head that says name', 'Name\na@x.org'],
  ])('OP-165 makes no name up: %s', (_name, text) => {
    expect(read(text)).toEqual([{ username: 'a@x.org' }]);
  });

  it('OP-165 BEY-12 what stands within quotes stays as it is written', () => {
    expect(read('Name, Mail\n"Smith, ""Bob"" Jr", "a@x.org"')).toEqual([
      { username: 'a@x.org', name: 'Smith, "Bob" Jr' },
    ]);
  });

  it('OP-165 a name of our own export is free of the apostrophe before a formula', () => {
    expect(read('"Name","E-Mail"\r\n"\'-Ann","a@x.org"')).toEqual([{ username: 'a@x.org', name: '-Ann' }]);
  });

  it.each(['en', 'uk', 'pt', 'de', 'ru'])(
    'OP-165 the template has heads that are found again: %s',
    async (language) => {
      const file = import.meta.glob<Record<string, string>>('../../../i18n/*/people.json', {
        eager: true,
        import: 'default',
      });
      const texts = file[`../../../i18n/${language}/people.json`] ?? {};
      const heads = templateHeads.map(({ id }) => texts[String(id)] ?? '');
      const table = parsePeople(await importTemplate(heads).text(), null);
      expect(table.heads).toEqual(heads);
      expect(matchColumns(table)).toEqual({
        name: 0,
        username: 1,
        groups: 2,
        createCourse: 3,
        createVoucher: 4,
        firstName: null,
        lastName: null,
      });
    },
  );

  it('BEY-13 puts people into groups by their names, as our own export has them in any language', () => {
    expect(read('"E-Mail","Gruppen"\r\n"a@x.org","Sales; \'=Team;Sales"\r\n"b@x.org",""')).toEqual([
      { username: 'a@x.org', groups: ['Sales', '=Team'] },
      { username: 'b@x.org' },
    ]);
    for (const head of ['Groups', 'group', 'Групи', 'Grupos', 'Группы']) {
      expect(read(`mail,${head}\na@x.org,Sales`)).toEqual([{ username: 'a@x.org', groups: ['Sales'] }]);
    }
  });

  it('leaves a right alone that it says nothing clear about', () => {
    expect(read('mail,may create courses\na@x.org,так\nb@x.org,maybe\nc@x.org,nein')).toEqual([
      { username: 'a@x.org', createCourse: true },
      { username: 'b@x.org' },
      { username: 'c@x.org', createCourse: false },
    ]);
  });

  it('has nobody where no column is an address', () => {
    expect(read('Name\nAnn')).toEqual([]);
    expect(read('')).toEqual([]);
  });

  it('is read by another separator when someone says so', () => {
    expect(parsePeople('a@x.org|1', '|').rows).toEqual([['a@x.org', '1']]);
    expect(parsePeople('a@x.org|1', ',').rows).toEqual([['a@x.org|1']]);
  });
});
