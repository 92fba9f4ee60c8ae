import type { Client } from 'pg';

export interface SchemaColumn {
  readonly table: string;
  readonly column: string;
  /** As PostgreSQL writes it: `bigint`, `timestamp with time zone` … */
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  /** Whether the database makes it of other columns. */
  readonly computed: boolean;
  /** What its check constraint allows, where that is a list of texts. */
  readonly values: readonly string[] | null;
  readonly comment: string | null;
}

/** All columns of the tables of the product, by the names of the tables; within a table as they were made. */
export async function schemaColumns(client: Client): Promise<readonly SchemaColumn[]> {
  const { rows } = await client.query<Omit<SchemaColumn, 'values'> & { checks: readonly string[] }>(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable, a.atthasdef and a.attgenerated = '' as "hasDefault", a.attgenerated <> '' as computed,
      col_description(c.oid, a.attnum) as comment,
      array(
        select pg_get_constraintdef(con.oid) from pg_constraint con
        where con.conrelid = c.oid and con.contype = 'c' and con.conkey = array[a.attnum] order by con.conname) as checks
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration'
    order by c.relname collate "C", a.attnum`);
  return rows.map(({ checks, ...column }) => ({
    ...column,
    values: checks.map(closedList).find((values) => values !== null) ?? null,
  }));
}

/** `CHECK ((type = ANY (ARRAY['A'::text, 'B'::text])))` or, of a single one, `CHECK ((type = 'A'::text))`. */
function closedList(check: string): readonly string[] | null {
  if (!/^CHECK \(\(\w+ = (ANY \(ARRAY\[)?'/.test(check)) {
    return null;
  }
  return [...check.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value = '']) => value.replaceAll("''", "'"));
}
