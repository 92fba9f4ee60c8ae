import { assert, constantFrom, option, property, record, string, stringMatching, tuple, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looksLikeAddress, readMailboxes } from './mailboxes.ts';

const read = (text: string) =>
  readMailboxes(text).map(({ name, address }) => (name ? `${name} <${address}>` : address));

describe('USERS-01 BEY-13 addresses as people paste them', () => {
  it.each([
    ['one', 'ann@x.test', ['ann@x.test']],
    ['a mail program, semicolons', 'Ann Lee <ann@x.test>; bob@x.test', ['Ann Lee <ann@x.test>', 'bob@x.test']],
    [
      'a mail program, commas',
      'Ann Lee <ann@x.test>, Bo Ek <bo@x.test>,',
      ['Ann Lee <ann@x.test>', 'Bo Ek <bo@x.test>'],
    ],
    ['a name in quotes with a comma', '"Lee, Ann" <ann@x.test>, bob@x.test', ['Lee, Ann <ann@x.test>', 'bob@x.test']],
    [
      'last name first, as Outlook writes it',
      'Lee, Ann <ann@x.test>; Ek, Bo <bo@x.test>',
      ['Ann Lee <ann@x.test>', 'Bo Ek <bo@x.test>'],
    ],
    ['lines', 'ann@x.test\r\nbob@x.test\n\n', ['ann@x.test', 'bob@x.test']],
    ['blanks alone', 'ann@x.test bob@x.test', ['ann@x.test', 'bob@x.test']],
    ['a table, name first', 'Ann Lee\tann@x.test\nBo Ek\tbo@x.test', ['Ann Lee <ann@x.test>', 'Bo Ek <bo@x.test>']],
    ['a table, address first', 'ann@x.test\tAnn Lee', ['Ann Lee <ann@x.test>']],
    [
      'brackets and quotes around addresses',
      '<ann@x.test>, "bob@x.test" \'cy@x.test\'',
      ['ann@x.test', 'bob@x.test', 'cy@x.test'],
    ],
    ['the address in the place of a name', 'ann@x.test <ann@x.test>', ['ann@x.test']],
    ['a name behind it in parentheses', 'ann@x.test (Ann Lee)', ['Ann Lee <ann@x.test>']],
    ['mailto', '<mailto:ann@x.test>', ['ann@x.test']],
    ['a name in single quotes', "'Ann Lee' <ann@x.test>", ['Ann Lee <ann@x.test>']],
    ['quotes within a name', '"Ann \\"Nan\\" Lee" <ann@x.test>', ['Ann "Nan" Lee <ann@x.test>']],
    ['other scripts', 'Оля Коваль <оля@пошта.укр>; bo@x.test', ['Оля Коваль <оля@пошта.укр>', 'bo@x.test']],
    ['a full stop behind the last', 'ann@x.test, bob@x.test.', ['ann@x.test', 'bob@x.test']],
    ['each once, whatever the case', 'Ann@x.test; ann@X.test', ['Ann@x.test']],
    ['a name that comes later', 'ann@x.test; Ann Lee <ann@x.test>', ['Ann Lee <ann@x.test>']],
    ['what is no address', 'ann@x.test, nonsense, Bo Ek; bob@', ['ann@x.test', 'nonsense', 'Bo Ek', 'bob@']],
    ['brackets with no address in them', 'Ann Lee <none>, bob@x.test', ['Ann Lee <none>', 'bob@x.test']],
    ['empty brackets', 'Ann Lee <>', []],
    ['a quote that is never closed', '"Ann Lee <ann@x.test>; bob@x.test', ['Ann Lee <ann@x.test>', 'bob@x.test']],
    ['nothing', ' \n ;, ', []],
  ])('are read: %s', (_name, text, people) => {
    expect(read(text)).toEqual(people);
  });

  const word = stringMatching(/^[A-Za-zÀ-ÿА-я]{1,8}$/);
  const address = tuple(stringMatching(/^[a-z0-9]{1,8}$/), word).map(([local]) => `${local}@x.test`);
  const mailbox = record({ address, name: option(tuple(word, word).map((words) => words.join(' '))) });
  const separator = constantFrom(', ', '; ', ',', ';', '\n', '\r\n', ' ;\n');

  it('none is lost and none is made up, whatever stands between them', () => {
    assert(
      property(uniqueArray(mailbox, { selector: (one) => one.address, minLength: 1 }), separator, (list, between) => {
        const text = list.map((one) => (one.name ? `${one.name} <${one.address}>` : one.address)).join(between);
        expect(readMailboxes(text)).toEqual(list);
      }),
    );
  });

  it('any text is read to an end, and what it says is never empty', () => {
    assert(
      property(
        string({ unit: constantFrom('a', '@', '<', '>', '"', ',', ';', ' ', '\n', '\\', '(', ')', "'") }),
        (text) => {
          for (const one of readMailboxes(text)) expect(one.address).not.toBe('');
        },
      ),
    );
  });

  it.each(['"\\'.repeat(40_000), '<'.repeat(40_000), '('.repeat(40_000)])(
    'a text made to be slow is read to an end',
    (text) => {
      expect(readMailboxes(`${text}, a@x.test`).at(-1)?.address).toBe('a@x.test');
    },
  );

  it('whether something looks like an address is no more than an at sign within it', () => {
    expect(['a@x', 'a@x.test', 'a b@x', '@x', 'a@', 'a@b@c'].filter(looksLikeAddress)).toEqual(['a@x', 'a@x.test']);
  });
});
