import * as fc from 'fast-check';
import { sql } from 'kysely';
import { domainToASCII } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import addresses from '../../../contracts/addresses.json' with { type: 'json' };
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { addressKey, isAddressDomain, isEmailAddress, mailAddress } from './address.ts';
import { email } from './emailSchema.ts';

describe('VAL-06 OP-123 international addresses', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const stored = async (address: string): Promise<string | undefined> =>
    (await sql<{ key: string }>`select address_key(${address}) as key`.execute(database.db)).rows[0]?.key;

  test.each(addresses.good)('%s is taken, kept as typed, and compared alike by the database', async (address) => {
    expect(email.parse(` ${address} `)).toBe(address);
    expect(await stored(address)).toBe(addressKey(address));
    expect(mailAddress(address)).toMatch(/@[\x21-\x7e]+$/);
  });

  test.each(addresses.bad)('%j is refused', (address) => {
    expect(email.safeParse(address).success).toBe(false);
  });

  test.each(addresses.same)('%s is %s', async (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other));
    expect(await stored(one)).toBe(await stored(other));
  });

  test.each(addresses.different)('%s is not %s', async (one, other) => {
    expect(addressKey(one)).not.toBe(addressKey(other));
    expect(await stored(one)).not.toBe(await stored(other));
  });

  test('what is too long for the DNS is refused at once, however it is spelled', async () => {
    const endless = `a@${Array.from({ length: 20_000 }, (_, place) => String.fromCodePoint(0x4e00 + place)).join('')}.de`;
    const begun = performance.now();
    expect(email.safeParse(endless).error?.issues.map(({ message }) => message)).toEqual([
      'is longer than 255 characters: shorten it',
    ]);
    expect(isEmailAddress(endless)).toBe(false);
    expect(isAddressDomain(endless.slice(2))).toBe(false);
    expect(addressKey(endless)).toBe(endless);
    expect(await stored(endless)).toBe(endless);
    // Encoded they would take minutes.
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  test('labels of 63 letters are encoded by the database, longer ones stay', async () => {
    expect(await stored(`a@${'ü'.repeat(63)}.de`)).toMatch(/^a@xn--/);
    expect(await stored(`a@${'ü'.repeat(64)}.de`)).toBe(`a@${'ü'.repeat(64)}.de`);
  });

  test('the database and the platform write keys alike, of whatever letters', async () => {
    const letter = fc.constantFrom(...Array.from('aZäÜßẞéŁŞİıΣσςΑάΊωЄїЩяÅÅ-_.'));
    const part = fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''));
    await fc.assert(
      fc.asyncProperty(part, part, async (local, label) => {
        const address = `${local}@${label}.${label}`;
        fc.pre(isEmailAddress(address));
        expect(await stored(address)).toBe(addressKey(address));
      }),
      { numRuns: 300 },
    );
  });

  test('the database writes labels of any letters as the DNS has them', async () => {
    const letter = fc.constantFrom(
      ...Array.from('abcxyz09äöüßéøłñşğабвгєїжщяαβγδσωאבגשابتث中文字日本あいカキ한국กขデऔक'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(letter, { minLength: 1, maxLength: 20 }), async (letters) => {
        const domain = `${letters.join('')}.org`;
        const machine = domainToASCII(domain);
        fc.pre(machine !== '');
        expect(await stored(`a@${domain}`)).toBe(`a@${machine}`);
      }),
      { numRuns: 300 },
    );
  });
});
