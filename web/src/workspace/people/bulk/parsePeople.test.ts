import { describe, expect, it } from 'vitest';
import { importedPeople, matchColumns, parsePeople } from './parsePeople.ts';

const read = (text: string, separator: string | null = null) => {
  const table = parsePeople(text, separator);
  return importedPeople(table, matchColumns(table));
};

describe('BEY-12 a table of people', () => {
  it.each([
    ['addresses alone', 'a@x.org\nb@x.org\n'],
    ['commas', 'E-mail,Name\na@x.org,Ann\nb@x.org,"Bell, Ben"'],
    ['semicolons, as table programs of half of Europe write them', 'Name;E-Mail\nAnn;a@x.org\n"Bell; Ben";b@x.org'],
    ['what was copied out of a table', 'Login\tName\na@x.org\tAnn\r\nb@x.org\tBen'],
    ['no heads', 'Ann,a@x.org\nBen,b@x.org'],
    ['empty lines', '\n\nName,Ел. пошта\n,,\nAnn,a@x.org\n\nBen,b@x.org\n'],
  ])('is read from %s', (_name, text) => {
    expect(read(text)).toEqual([{ username: 'a@x.org' }, { username: 'b@x.org' }]);
  });

  it('is our own export, in any language', () => {
    const csv = [
      '"Name","E-Mail","Status","Darf Kurse erstellen","Darf Gutscheine erstellen","Administration"',
      '"Ann","a@x.org","REGISTERED","true","false","false"',
      '"","\'=b@x.org","ADDED","false","","false"',
    ].join('\r\n');
    expect(read(csv)).toEqual([
      { username: 'a@x.org', createCourse: true, createVoucher: false },
      { username: '=b@x.org', createCourse: false },
    ]);
  });

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

  it('is read by another separator when somebody says so', () => {
    expect(parsePeople('a@x.org|1', '|').rows).toEqual([['a@x.org', '1']]);
    expect(parsePeople('a@x.org|1', ',').rows).toEqual([['a@x.org|1']]);
  });
});
