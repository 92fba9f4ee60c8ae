import { CompiledQuery, PostgresQueryCompiler, type KyselyPlugin } from 'kysely';
import { withPlugin, type Trx } from '../db/database.ts';

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Rows that the limited statements of `work` look at in tables, whether or not they are of use: what a page costs. */
export async function rowsRead(trx: Trx, work: (trx: Trx) => Promise<unknown>): Promise<number> {
  const statements: CompiledQuery[] = [];
  const notes: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(new PostgresQueryCompiler().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(withPlugin(trx, notes));
  let read = 0;
  for (const { sql: text, parameters } of statements.filter((statement) => statement.sql.includes(' limit '))) {
    const { rows } = await trx.executeQuery<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
      CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]),
    );
    read += rows[0]?.['QUERY PLAN'].reduce((sum, { Plan }) => sum + rowsOf(Plan), 0) ?? Number.NaN;
  }
  return read;
}

const rowsOf = (node: PlanNode): number =>
  (node['Relation Name'] === undefined
    ? 0
    : (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']) +
  (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0);
