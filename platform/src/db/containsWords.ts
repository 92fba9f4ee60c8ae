import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** More words than this are looked for as they stand together. */
const mostWords = 12;

/**
 * Whether all words stand in a column that `search_fold` wrote, in any order (OP-122). Nothing in them is a pattern. Each word is folded in
 * a subquery, so that it is done once and not for each row.
 */
export function containsWords(folded: RawBuilder<unknown>, words: string): RawBuilder<SqlBool> {
  const conditions = wordsOf(words).map((word) => sql`strpos(${folded}, (select trim(search_fold(${word})))) > 0`);
  return conditions.length === 0
    ? sql<SqlBool>`${folded} is not null`
    : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

function wordsOf(text: string): string[] {
  const words = text.split(/[\s\u0085]+/u).filter((word) => word !== '');
  return words.length > mostWords ? [...words.slice(0, mostWords - 1), words.slice(mostWords - 1).join(' ')] : words;
}
