import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));

/** A statement of the query builder up to its end. */
const builder = /\b(?:selectFrom|updateTable|deleteFrom)\('\w+[^;]*/g;
/** SQL text, with what is put into it. */
const sqlText = /\bsql(?:<[^`]*?>)?`[^;]*?`(?=[,;).\s])/g;
/** A table and not a function, a list or an alias of a query around. */
const readsTable = /\b(?:from|join|update)\s+(?!unnest|json|generate_series|outdated_|viewer_of)[a-z_]+(?![a-z_(.])/;

test('OP-08 every statement names the workspace: row-level security is the second line, not the first', async () => {
  const files = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('Queries.ts'));
  expect(files.length).toBeGreaterThan(20);
  const silent: string[] = [];
  for (const name of files) {
    const text = await readFile(join(source, name), 'utf8');
    const statements = [
      ...(text.match(builder) ?? []),
      ...(text.match(sqlText) ?? []).filter((statement) => readsTable.test(statement)),
    ];
    silent.push(
      ...statements
        .filter((statement) => !/workspace_?id|workspaceId/i.test(statement))
        .map((statement) => `${name}: ${statement.slice(0, 80)}`),
    );
  }
  expect(silent).toEqual([]);
});
