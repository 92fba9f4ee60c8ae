import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { inWorkspace } from '../db/database.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { appendAudit } from './appendAudit.ts';
import type { Id } from '../shared/id.ts';
import type { SentencePart } from './sentence/auditThings.ts';
import { textOf } from './sentence/writeSentence.ts';
import { workingForJob } from '../db/workspaceDialect.ts';

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
    who: SentencePart;
    sentence: SentencePart[];
    jobId: Id | null;
    jobEntryCount: number | null;
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

  test('OP-04 AUDIT OP-162 it is filtered by action, people by id or by what they are called, time and id', async () => {
    const all = (await read()).body.content;
    expect((await read('?q=action==RIGHTS_CHANGED')).body.content).toEqual([all[1]]);
    expect((await read(`?q=actorId==${admin.userId};subjectId==5`)).body.content).toHaveLength(3);
    expect((await read('?q=subjectId==6')).body.content).toEqual([]);
    expect((await read(`?q=id==${all[2]?.id}`)).body.content).toEqual([all[2]]);
    expect((await read('?q=time=lt=2001-01-01T00:00:00Z')).body.content).toEqual([]);
    expect((await read(`?q=actor=='*${admin.name}*'`)).body.content).toHaveLength(3);
    expect((await read(`?q=subject=='*${admin.name}*'`)).body.content).toEqual([]);
    expect((await read("?q=actor=='*nobody of this name*'")).body.content).toEqual([]);
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
    expect(heads).toBe(
      '\uFEFFWann,Wer,API-Token,Was geschah,Mit wem,Code,Wer (Id),Mit wem (Id),Hintergrundarbeit (Id),Werte für Programme',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`${admin.name},,Abgemeldet,,SIGNED_OUT,${admin.userId},5,,of=SIGNED_OUT`);
    const log = await server.call<Entries>('GET', `${url}?q=action==LIST_DOWNLOADED`, { as: admin });
    const [noted] = log.body.content;
    expect(noted).toMatchObject({ actorId: admin.userId, details: { list: 'auditlog' } });
  });
});

describe('AUDIT OP-161 a job in the audit log', () => {
  let server: TestApp;
  let admin: TestUser;
  let learner: TestUser;

  const jobId = 4_000_175;
  // Another test takes the log as a file, which is noted.
  const noDownloads = 'q=action!=LIST_DOWNLOADED';
  const ended = { state: 'DONE', done: 2, unchanged: 0, refused: 1, left: 0 };

  beforeAll(async () => {
    server = await createTestApp();
    admin = await server.aUser({ roleAdmin: true });
    learner = await server.aUser({});
    const note = (entry: Omit<Parameters<typeof appendAudit>[1], 'workspaceId' | 'actorId'>) =>
      inWorkspace(server.db, 1, (trx) => appendAudit(trx, { workspaceId: 1, actorId: admin.userId, ...entry }));
    await note({ action: 'SIGNED_IN' });
    await note({ action: 'JOB_STARTED', details: { kind: 'people-import' }, jobId });
    await workingForJob(jobId, async () => {
      await note({ action: 'PERSON_ADDED', subjectId: learner.userId });
      await note({ action: 'INVITED', subjectId: learner.userId });
    });
    await note({ action: 'JOB_ENDED', details: ended, jobId });
    await note({ action: 'SIGNED_OUT' });
  });
  afterAll(() => server.close());

  const actionsOf = async (query: string) => {
    const { status, body } = await server.call<Entries>('GET', `${url}?${query}`, { as: admin });
    expect(status).toBe(200);
    return body.content.map(({ action }) => action);
  };

  test('is one line, which says what it did and how many entries it stands for', async () => {
    const { body } = await server.call<Entries>('GET', `${url}?grouped=true&${noDownloads}`, { as: admin });
    expect(body.content.map(({ action }) => action)).toEqual(['SIGNED_OUT', 'JOB_STARTED', 'SIGNED_IN']);
    expect(body.pageable.totalElements).toBe(3);
    const [, line] = body.content;
    expect(textOf(line?.sentence ?? [])).toBe('Imported 2 people · 1 failed');
    expect(line).toMatchObject({ jobId, jobEntryCount: 2, who: { text: admin.name, id: String(admin.userId) } });
  });

  test('opens into all that it noted, and nothing is left out of the log as a whole', async () => {
    expect(await actionsOf(`q=jobId==${jobId}`)).toEqual(['JOB_ENDED', 'INVITED', 'PERSON_ADDED', 'JOB_STARTED']);
    expect(await actionsOf(noDownloads)).toHaveLength(6);
    expect(await actionsOf(`q=actorId==${admin.userId};inJob==false;action!=LIST_DOWNLOADED`)).toEqual([
      'SIGNED_OUT',
      'JOB_STARTED',
      'SIGNED_IN',
    ]);
    const csv = await server.call<string>('GET', `${url}.csv?q=jobId==${jobId}&lang=uk`, { as: admin });
    expect(csv.body.trimEnd().split('\r\n')).toHaveLength(5);
    expect(csv.body).toContain(`Запрошення: ${learner.name},${learner.name},INVITED`);
  });

  test('is found by what it noted, and by nothing else', async () => {
    expect(await actionsOf('grouped=true&q=action==INVITED')).toEqual(['JOB_STARTED']);
    expect(await actionsOf(`grouped=true&q=subjectId==${learner.userId}`)).toEqual(['JOB_STARTED']);
    expect(await actionsOf('grouped=true&q=action==SIGNED_IN')).toEqual(['SIGNED_IN']);
    expect(await actionsOf('grouped=true&q=action==GROUP_JOINED')).toEqual([]);
  });

  test('does not disturb reading on: pages of one line follow one another', async () => {
    const actions: string[] = [];
    for (let after = ''; actions.length < 3;) {
      const { body } = await server.call<Entries & { cursors: string[] }>(
        'GET',
        `${url}?grouped=true&size=1&${noDownloads}${after}`,
        { as: admin },
      );
      actions.push(...body.content.map(({ action }) => action));
      after = `&after=${body.cursors[0]}`;
    }
    expect(actions).toEqual(['SIGNED_OUT', 'JOB_STARTED', 'SIGNED_IN']);
  });
});

describe('AUDIT OP-160 what was deleted', () => {
  test('is called by the name it had', async () => {
    const server = await createTestApp();
    const admin = await server.aUser({ roleAdmin: true });
    const details = { courseId: 990_001, name: 'Writing Clear Emails' };
    await inWorkspace(server.db, 1, (trx) =>
      appendAudit(
        trx,
        {
          workspaceId: 1,
          action: 'PERSON_UNENROLLED',
          actorId: admin.userId,
          subjectId: admin.userId,
          details: { courseId: 990_001 },
        },
        { workspaceId: 1, action: 'COURSE_DELETED', actorId: admin.userId, details },
      ),
    );
    const { body } = await server.call<Entries>('GET', `${url}?lang=de`, { as: admin });
    const sentences = body.content.map(({ sentence }) => textOf(sentence));
    expect(sentences).toEqual([
      'Kurs „Writing Clear Emails“ gelöscht',
      `Einschreibung von ${admin.name} in „Writing Clear Emails“ beendet`,
    ]);
    expect(body.content[0]?.sentence.find(({ kind }) => kind === 'COURSE')?.id).toBeNull();
    await server.close();
  });
});

describe('people without an account', () => {
  let server: TestApp;
  let admin: TestUser;

  beforeAll(async () => {
    server = await createTestApp();
    admin = await server.aUser({ roleAdmin: true });
  });
  afterAll(() => server.close());

  test.each([
    ['the name that admins gave them', 'Invited Ann', 'Invited Ann'],
    ['their address where they have no name', null, 'no-name@invited.test'],
  ])('OP-162 OP-165 people who were only invited are called by, and found by, %s', async (_what, name, called) => {
    const username = name === null ? called : 'ann@invited.test';
    const subjectId = await inWorkspace(server.db, 1, async (trx) => {
      const { user_id } = await trx
        .insertInto('invitation')
        .values({ workspace_id: 1, username, name })
        .returning('invitation.user_id')
        .executeTakeFirstOrThrow();
      await appendAudit(trx, { workspaceId: 1, action: 'INVITED', actorId: user_id, subjectId: user_id });
      return user_id;
    });
    for (const who of [`subject=='*${called}*'`, `actor=='*${called}*'`, `subject=='*${username}*'`]) {
      const { content } = (await server.call<Entries>('GET', `${url}?q=${encodeURIComponent(who)}`, { as: admin }))
        .body;
      expect(content).toMatchObject([{ subjectId, subjectName: called, actorName: called }]);
      expect(textOf(content[0]?.sentence ?? [])).toBe(`Invited ${called}`);
      expect(content[0]?.who.text).toBe(called);
    }
  });
});
