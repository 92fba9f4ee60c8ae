import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { inWorkspace } from '../db/database.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { appendAudit } from './appendAudit.ts';
import type { Id } from '../shared/id.ts';

const url = '/api/v1/secured/workspaces/1/auditlog';

interface Entries {
  readonly content: {
    id: Id;
    time: string;
    action: string;
    actorId: Id | null;
    actorName: string | null;
    subjectId: Id | null;
    subjectName: string | null;
    details: unknown;
  }[];
  readonly pageable: { totalElements: number };
}

describe('the audit log', () => {
  let server: TestApp;
  let admin: TestUser;

  beforeAll(async () => {
    server = await createTestApp();
    admin = await server.aUser({ roleAdmin: true });
    // One transaction each: entries of one transaction have one time, and only the id tells them apart.
    for (const action of ['SIGNED_IN', 'RIGHTS_CHANGED', 'SIGNED_OUT'] as const) {
      await inWorkspace(server.db, 1, (trx) =>
        appendAudit(trx, { workspaceId: 1, action, actorId: admin.userId, subjectId: 5, details: { of: action } }),
      );
    }
    await inWorkspace(server.db, 2, (trx) => appendAudit(trx, { workspaceId: 2, action: 'LOCKED', subjectId: 9 }));
  });
  afterAll(() => server.close());

  const read = (query = '', as = admin) => server.call<Entries>('GET', url + query, { as });

  test('ROLE-14 an admin reads what happened in their workspace, the newest first, page by page', async () => {
    const { status, headers, body } = await read();
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.content.map(({ action }) => action)).toEqual(['SIGNED_OUT', 'RIGHTS_CHANGED', 'SIGNED_IN']);
    expect(body.content[0]).toMatchObject({ actorId: admin.userId, subjectId: 5, details: { of: 'SIGNED_OUT' } });
    const second = await read('?page=1&size=2');
    expect(second.body.content.map(({ action }) => action)).toEqual(['SIGNED_IN']);
    expect(second.body.pageable.totalElements).toBe(3);
  });

  test('OP-04 it is filtered by action, people, time and id', async () => {
    const all = (await read()).body.content;
    expect((await read('?q=action==RIGHTS_CHANGED')).body.content).toEqual([all[1]]);
    expect((await read(`?q=actorId==${admin.userId};subjectId==5`)).body.content).toHaveLength(3);
    expect((await read('?q=subjectId==6')).body.content).toEqual([]);
    expect((await read(`?q=id==${all[2]?.id}`)).body.content).toEqual([all[2]]);
    expect((await read('?q=time=lt=2001-01-01T00:00:00Z')).body.content).toEqual([]);
    expect((await read('?q=details==x')).status).toBe(400);
  });

  test('BEY-20 it says what people are called today, and nothing of those who were erased', async () => {
    const { body } = await read('?q=action==SIGNED_IN');
    expect(body.content[0]).toMatchObject({ actorName: admin.name, subjectId: 5, subjectName: null });
  });

  test('ROLE-14 nobody else reads it', async () => {
    const author = await server.aUser({ createCourse: true, createVoucher: true });
    expect((await read('', author)).status).toBe(403);
    expect((await server.call('GET', url)).status).toBe(401);
    const stranger = await server.aUser({ workspaceId: 2, roleAdmin: true });
    expect((await read('', stranger)).status).toBe(404);
    expect((await server.call('GET', url.replace('/1/', '/2/'), { as: admin })).status).toBe(404);
  });

  test('the servers can append to it, and neither change nor remove', async () => {
    for (const statement of [
      sql`update audit_entry set action = 'SIGNED_IN'`,
      sql`delete from audit_entry`,
      sql`truncate audit_entry`,
    ]) {
      await expect(inWorkspace(server.db, 1, (trx) => statement.execute(trx))).rejects.toThrow(/permission denied/);
    }
  });
});

describe('the audit log as a file', () => {
  let server: TestApp;
  let admin: TestUser;

  beforeAll(async () => {
    server = await createTestApp();
    admin = await server.aUser({ roleAdmin: true });
    for (const action of ['SIGNED_IN', 'SIGNED_OUT'] as const) {
      await inWorkspace(server.db, 1, (trx) =>
        appendAudit(trx, { workspaceId: 1, action, actorId: admin.userId, subjectId: 5, details: { of: action } }),
      );
    }
  });
  afterAll(() => server.close());

  test('BEY-20 ERR-14 it is downloaded as CSV with the filter of the list, and that is noted', async () => {
    const csv = await server.call<string>('GET', `${url}.csv?q=action==SIGNED_OUT&lang=de`, { as: admin });
    expect(csv.status).toBe(200);
    const [heads, ...rows] = csv.body.trimEnd().split('\r\n');
    expect(heads).toBe('\uFEFFZeit,Was geschah,Wer,Wer (Id),Wen es betrifft,Wen es betrifft (Id),Einzelheiten');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`SIGNED_OUT,${admin.name},${admin.userId},,5,"{""of"":""SIGNED_OUT""}"`);
    const log = await server.call<Entries>('GET', `${url}?q=action==LIST_DOWNLOADED`, { as: admin });
    const [noted] = log.body.content;
    expect(noted).toMatchObject({ actorId: admin.userId, details: { list: 'auditlog' } });
  });
});
