import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import contract from '../../../contracts/searchFold.json' with { type: 'json' };
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { containsWords } from './containsWords.ts';

const { removed, blanks, letters, spelledOut } = contract;
const letterOf = new Map(Array.from(letters.from, (letter, index) => [letter, Array.from(letters.to)[index] ?? '']));
const spelled: ReadonlyMap<string, string> = new Map(Object.entries(spelledOut));
const isRemoved = new RegExp(`[${removed}]`, 'gu');
const isBlank = new RegExp(`[${blanks}]+`, 'gu');

/** What the contract says of a text. */
const foldOfContract = (text: string): string =>
  Array.from(text.replaceAll('´', '').normalize('NFKD').replaceAll(isRemoved, '').replaceAll(isBlank, ' '))
    .map((letter) => (/[A-Z]/.test(letter) ? letter.toLowerCase() : (letterOf.get(letter) ?? letter)))
    .map((letter) => spelled.get(letter) ?? letter)
    .join('');

describe('BEY-39 OP-122 OP-197 search_fold', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const found = async (text: string, search: string): Promise<boolean> => {
    const { rows } = await sql<{ found: boolean }>`
      select ${containsWords(sql`search_fold(${text})`, search)} as found`.execute(database.db);
    return rows[0]?.found ?? false;
  };

  test('writes every character of Unicode as the contract says', async () => {
    // All of a block in one text, each between letters that keep it from its neighbours; one by one where the block is not as expected.
    const { rows: blocks } = await sql<{ block: number; text: string; folded: string }>`
      select block, text, search_fold(text) as folded
      from (select code::int / 256 as block, string_agg('a' || chr(code::int) || 'a', '' order by code) as text
        from generate_series(1, 1114111) as code where code not between 55296 and 57343 group by 1) as blocks`.execute(
      database.db,
    );
    expect(blocks).toHaveLength((0x110000 - 0x800) / 256);
    const doubtful = blocks.filter(({ text, folded }) => foldOfContract(text) !== folded).map(({ block }) => block);
    const { rows } = await sql<{ letter: string; decomposed: string; folded: string }>`
      select chr(code::int) as letter, normalize(chr(code::int), NFKD) as decomposed, search_fold('a' || chr(code::int) || 'a') as folded
      from unnest(${doubtful}::int[]) as block, generate_series(greatest(block * 256, 1), block * 256 + 255) as code`.execute(
      database.db,
    );
    // A newer Unicode on either side may take more characters apart.
    const wrong = rows.filter(
      ({ letter, decomposed, folded }) =>
        letter.normalize('NFKD') === decomposed && foldOfContract(`a${letter}a`) !== folded,
    );
    expect(wrong.map(({ letter, folded }) => `${letter.codePointAt(0)?.toString(16)} ${folded}`)).toEqual([]);
  });

  test.each([
    ['Misión España', 'mision'],
    ['Misión España', 'espana misión'],
    ['Misión España', 'mision  espana'],
    ['Misión España'.normalize('NFD'), 'MISIÓN'],
    ['Mision', 'misión'],
    ['Größe', 'GRÖSSE'],
    ['GRÖẞE', 'größe'],
    ['Strasse', 'straße'],
    ['Łódź i Gdańsk', 'lodz gdansk'],
    ['København', 'kobenhavn'],
    ['Đorđe', 'dorde'],
    ['Ærø', 'aero'],
    ['Œuvre', 'oeuvre'],
    ['Þórður', 'thordur'],
    ['İstanbul ve Işık', 'istanbul isik'],
    ['ISTANBUL', 'ıstanbul'],
    ['ΣΊΣΥΦΟΣ', 'σισυφος'],
    ['Ёлка и йод', 'елка'],
    ['Ґанок', 'ганок'],
    ['Ｆｕｌｌ　Ｗｉｄｔｈ １２', 'full width 12'],
    ['O’Neil', "o'neil"],
    ["O'Neil", 'oneil'],
    ['Обʼєднання', "об'єднання"],
    ['E‑Learning – Teil 2', 'e-learning teil'],
    ['Sil\u00adben\u200btrennung', 'silbentrennung'],
    ['zwei\u00a0 Blanks', 'zwei blanks'],
    ['ﬁnance', 'finance'],
    ['مُحَمَّد', 'محمد'],
    ['שָׁלוֹם', 'שלום'],
    ['100% off_(now)', '100% off_('],
    ['مدرسة', 'مدرسه'],
    ['مدرسه', 'مدرسة'],
    ['مستشفى', 'مستشفي'],
    ['على', 'علی'],
    ['أحمد إلى آخر', 'احمد الي اخر'],
    ['ٱلرحمن', 'الرحمن'],
    ['مـــدرسة', 'مدرسة'],
    ['ﻣﺪﺭﺳﺔ', 'مدرسه'],
    ['پنجرۀ خانه', 'پنجره'],
    ['الدرس ١٢', 'درس 12'],
    ['درس ۱۲', 'درس ١٢'],
    ['पाठ १२', '12'],
    ['পাঠ ১২', '12'],
    ['บทที่ ๑๒', '12'],
    ['１２', '12'],
    ['Room 12', '१२'],
    ['½ litre', '1/2'],
    ['1⁄2 litre', '½'],
    ['H₂O', 'h2o'],
    ['№ 5', 'no 5'],
  ])('finds %s by %s', async (text, search) => {
    expect(await found(text, search)).toBe(true);
  });

  test.each([
    ['100 off', '100%'],
    ['a-b', 'a_b'],
    ['Misión', 'mision espana'],
    ['กิน', 'กน'],
    ['か', 'が'],
    ['الدرس ١٢', '13'],
    ['مدرس', 'مدرسة'],
  ])('does not find %s by %s', async (text, search) => {
    expect(await found(text, search)).toBe(false);
  });

  test('any words of a text find it, in any order, case and normal form', async () => {
    const word = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
      .filter((each) => !/[\s\0\u0085]/u.test(each));
    const form = fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD');
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(word, { minLength: 1, maxLength: 5 }),
        form,
        fc.boolean(),
        async (words, kind, upper) => {
          const search = words.toReversed().join('  ').normalize(kind);
          expect(
            await found(
              words.join(' '),
              upper ? search.replaceAll(/[a-zäöüßéø]/gu, (one) => one.toUpperCase()) : search,
            ),
          ).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});
