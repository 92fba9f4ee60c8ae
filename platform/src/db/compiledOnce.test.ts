import { afterAll, beforeAll, expect, test } from 'vitest';
import { createQueryLog } from '../testing/queryLog.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { compiledOnce, type ValueOf } from './compiledOnce.ts';
import { inWorkspace } from './database.ts';
import { send } from './pipeline.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const workspaceId of [1, 2]) {
    await inWorkspace(database.db, workspaceId, async (trx) => {
      await trx
        .insertInto('workspace')
        .values({ workspace_id: workspaceId, hostname: `host${workspaceId}` })
        .execute();
      await trx
        .insertInto('tag')
        .values(['a', 'b'].map((name) => ({ workspace_id: workspaceId, name })))
        .execute();
    });
  }
});
afterAll(() => database.drop());

interface Values {
  readonly workspaceId: number;
  readonly name: string;
}

function tagNamed(onBuild: () => void = () => undefined) {
  return compiledOnce((statement, value: ValueOf<Values>) => {
    onBuild();
    return statement
      .selectFrom('tag')
      .select(['tag.workspace_id', 'tag.name'])
      .where('tag.workspace_id', '=', value('workspaceId'))
      .where('tag.name', '=', value('name'));
  });
}

test('a statement that is compiled once has the values of each use', async () => {
  let built = 0;
  const find = tagNamed(() => {
    built += 1;
  });
  for (const values of [
    { workspaceId: 1, name: 'a' },
    { workspaceId: 2, name: 'a' },
    { workspaceId: 1, name: 'b' },
  ]) {
    const found = await inWorkspace(database.db, values.workspaceId, (trx) => send(trx, find(trx, values)));
    expect(found).toEqual([{ workspace_id: values.workspaceId, name: values.name }]);
  }
  expect(built).toBe(1);
});

test('OP-08 a statement with a value of its first use in it is refused', async () => {
  const silent = compiledOnce((statement, value: ValueOf<Pick<Values, 'name'>>) =>
    statement
      .selectFrom('tag')
      .select('tag.name')
      .where('tag.workspace_id', '=', 1)
      .where('tag.name', '=', value('name')),
  );
  const find = inWorkspace(database.db, 1, (trx) => send(trx, silent(trx, { name: 'a' })));
  await expect(find).rejects.toThrow('holds a value of its own');
});

test('a plugin sees each use', async () => {
  const find = tagNamed();
  const log = createQueryLog();
  for (const workspaceId of [1, 2]) {
    await inWorkspace(database.db.withPlugin(log.plugin), workspaceId, (trx) =>
      send(trx, find(trx, { workspaceId, name: 'a' })),
    );
  }
  expect(log.take()).toHaveLength(2);
});
