import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { json } from '../db/json.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { sideBySide, waitingForALock } from '../testing/waitingForALock.ts';

const me = '/api/v1/secured/users/me';
const ofPerson = (userId: number): string => `/api/v1/secured/workspaces/1/users/${userId}`;

/** What must not be found anywhere after the person is erased, in any case of letters. */
interface Traces {
  readonly name: string;
  readonly username: string;
  readonly street: string;
  readonly phone: string;
  readonly subject: string;
  readonly answer: string;
}

interface Filled extends TestUser {
  readonly traces: Traces;
}

describe('personal data', () => {
  let server: TestApp;
  let admin: TestUser;
  let people = 0;

  beforeAll(async () => {
    server = await createTestApp();
    admin = await server.aUser({ roleAdmin: true, name: 'Admin' });
  });
  afterAll(() => server.close());

  /** Somebody who left traces in every table that can hold them. */
  async function aPersonWithTraces(): Promise<Filled> {
    people += 1;
    const traces = {
      name: `Traceable Person ${people}`,
      username: `Traceable${people}@mail.test`,
      street: `Trace street ${people}`,
      phone: `+49301234567${people}`,
      subject: `trace-subject-${people}`,
      answer: `trace answer ${people}`,
    };
    const person = await server.aUser({ name: traces.name, username: traces.username, createCourse: true });
    const { userId } = person;
    const course = await server.call<{ id: number; modules: { lectures: { id: number }[] }[] }>(
      'POST',
      '/api/v1/secured/courses?include=modules',
      { as: person, body: { name: 'Kept', published: true, modules: [{ name: 'M', lectures: [{ name: 'L' }] }] } },
    );
    expect(course.status).toBe(201);
    const courseId = course.body.id;
    const lectureId = course.body.modules[0]?.lectures[0]?.id ?? 0;
    await inWorkspace(server.db, 1, async (trx) => {
      const at = { workspace_id: 1 };
      await trx
        .updateTable('app_user')
        .set({ street: traces.street, phone: traces.phone, picture: `https://pictures.test/${traces.subject}` })
        .where('app_user.user_id', '=', userId)
        .execute();
      await trx
        .insertInto('user_consent')
        .values({ ...at, user_id: userId, consent_id: 1 })
        .execute();
      const { user_course_id: enrolment } = await trx
        .insertInto('user_course')
        .values({ ...at, user_id: userId, course_id: courseId })
        .returning('user_course.user_course_id')
        .executeTakeFirstOrThrow();
      const answered = {
        ...at,
        user_course_id: enrolment,
        question_id: 7,
        user_answer: JSON.stringify([traces.answer]),
      };
      await trx
        .insertInto('answer')
        .values({ ...answered, lecture_id: lectureId, correct: false, course_version: 1 })
        .execute();
      await trx
        .insertInto('answer_submission')
        .values({ ...answered, correct: false, course_version: 1 })
        .execute();
      await trx
        .insertInto('lecture_seen')
        .values({ ...at, user_course_id: enrolment, lecture_id: lectureId })
        .execute();
      await trx
        .insertInto('user_gamification')
        .values({ ...at, user_course_id: enrolment, user_id: userId, gamification_id: 9 })
        .execute();
      await trx
        .insertInto('certificate')
        .values({
          ...at,
          user_course_id: enrolment,
          user_id: userId,
          course_id: courseId,
          holder_name: traces.name,
          course_name: 'Kept',
          score_percent: 100,
        })
        .execute();
      const username = traces.username.toLowerCase();
      await trx
        .insertInto('sign_in_attempt')
        .values({ ...at, username, failures: 2 })
        .execute();
      await trx
        .insertInto('invitation')
        .values({ ...at, username: traces.username, user_id: userId })
        .execute();
      await trx
        .insertInto('mail')
        .values({ ...at, kind: 'RESET_PW', recipient: username })
        .execute();
      const { subject } = traces;
      await trx
        .insertInto('external_identity')
        .values({ ...at, realm: 'google', subject, user_id: userId })
        .execute();
      const begun = {
        ...at,
        realm: 'google' as const,
        redirect_uri: 'http://localhost/',
        code_verifier: '',
        nonce: '',
        expires_time: '2999-01-01T00:00:00.000Z',
      };
      await trx
        .insertInto('external_sign_in')
        .values([
          { ...begun, state_hash: Buffer.from(subject), subject, name: traces.name },
          // Not linked to the account yet.
          { ...begun, state_hash: Buffer.from(`new ${subject}`), subject: 'x', email: traces.username.toUpperCase() },
        ])
        .execute();
      const stored = { ...at, operation: 'POST /x', request_hash: 'x', status: 200 };
      await trx
        .insertInto('idempotency_key')
        .values([
          { ...stored, user_id: userId, key: 'own', response: json({ street: traces.street }) },
          {
            ...stored,
            user_id: admin.userId,
            key: `about ${people}`,
            response: json({ lockedBy: { name: traces.name }, to: traces.username }),
          },
        ])
        .execute();
      await trx
        .updateTable('course')
        .set({ lock_user_id: userId, lock_until: '2999-01-01T00:00:00.000Z' })
        .where('course.course_id', '=', courseId)
        .execute();
    });
    return { ...person, traces };
  }

  /** `table: text` for each trace that any column of any table of the database holds, of any workspace. */
  async function whereFound(traces: Traces): Promise<string[]> {
    const client = new Client({ connectionString: server.database.ownerUrl });
    await client.connect();
    try {
      const tables = await client.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables
         where schemaname not in ('pg_catalog', 'information_schema')`,
      );
      const found: string[] = [];
      for (const workspaceId of [1, 2]) {
        await client.query("select set_config('lectern.workspace_id', $1, false)", [String(workspaceId)]);
        for (const { name } of tables.rows) {
          for (const [trace, text] of Object.entries(traces)) {
            const { rows } = await client.query<{ found: number }>(
              `select count(*)::int as found from ${name} as t where position(lower($1) in lower(t::text)) > 0`,
              [text],
            );
            if ((rows[0]?.found ?? 0) > 0) {
              found.push(`${name.replace('public.', '')}: ${trace}`);
            }
          }
        }
      }
      return found;
    } finally {
      await client.end();
    }
  }

  const erase = (url: string, as: TestUser, confirmUsername: string) =>
    server.call('DELETE', url, { as, body: { confirmUsername } });

  test('SET-01 an export holds everything that is stored about the caller, and no token', async () => {
    const person = await aPersonWithTraces();
    const { status, headers, body } = await server.call('GET', `${me}/personaldata`, { as: person });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({
      account: { id: person.userId, username: person.username, name: person.name, hasPassword: false },
      consents: [{ consentId: 1 }],
      signIns: [{ endedTime: null }],
      failedSignIns: [{ failures: 2 }],
      externalIdentities: [{ realm: 'google', subject: person.traces.subject }],
      invitations: [{ username: person.username }],
      enrolments: [
        {
          courseName: 'Kept',
          lecturesSeen: [{}],
          answers: [{ userAnswer: [person.traces.answer] }],
          submissions: [{ userAnswer: [person.traces.answer] }],
          achievements: [{ gamificationId: 9 }],
        },
      ],
      certificates: [{ holderName: person.name }],
      coursesMade: [{ name: 'Kept' }],
      mails: [{ kind: 'RESET_PW' }],
    });
    for (const text of Object.values(person.traces)) {
      expect(JSON.stringify(body).toLowerCase()).toContain(text.toLowerCase());
    }
    expect(JSON.stringify(body)).not.toMatch(/token|passwordHash|password_hash/);
    const again = await server.call<{ auditEntries: object[] }>('GET', `${me}/personaldata`, { as: person });
    expect(again.body.auditEntries).toMatchObject([
      { action: 'DATA_EXPORTED', actorId: person.userId, subjectId: person.userId },
    ]);
  });

  test('SET-01 exports count against the limit of sign-ins, as they are costly', async () => {
    const limited = await createTestApp({ RATE_LIMIT_SIGN_IN_PER_MINUTE: '2' });
    const boss = await limited.aUser({ roleAdmin: true });
    const authorization = `Bearer ${await limited.signIn(boss)}`;
    const statuses = [];
    for (const url of [me, ofPerson(boss.userId), me]) {
      const reply = await limited.app.inject({
        url: `${url}/personaldata`,
        headers: { host: 'localhost', authorization },
        remoteAddress: '192.0.2.1',
      });
      statuses.push(reply.statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
    await limited.close();
  });

  test('SET-01 every table that names a person has a part in the export', async () => {
    const client = new Client({ connectionString: server.database.ownerUrl });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name in ('user_id', 'username', 'recipient', 'email', 'actor_id', 'holder_name')`,
    );
    await client.end();
    const exported = new Set([
      'app_user',
      'user_consent',
      'token_family',
      'sign_in_attempt',
      'external_identity',
      'invitation',
      'user_course',
      'user_gamification',
      'certificate',
      'fact',
      'audit_entry',
      'mail',
    ]);
    // Short-lived work of the platform itself, and partitions of `fact`.
    const passing = new Set(['idempotency_key', 'reset_token', 'external_sign_in']);
    const unknown = rows
      .map(({ name }) => name)
      .filter((name) => !exported.has(name) && !passing.has(name) && !name.startsWith('fact_'));
    expect(unknown).toEqual([]);
  });

  test('SET-01 after an erasure no table holds name, address or e-mail; facts, audit log and courses keep the bare id', async () => {
    const person = await aPersonWithTraces();
    const before = await whereFound(person.traces);
    for (const table of [
      'app_user: name',
      'app_user: street',
      'app_user: phone',
      'certificate: name',
      'sign_in_attempt: username',
      'invitation: username',
      'mail: username',
      'external_identity: subject',
      'external_sign_in: name',
      'external_sign_in: username',
      'idempotency_key: name',
      'idempotency_key: street',
      'answer: answer',
      'answer_submission: answer',
    ]) {
      expect(before).toContain(table);
    }
    const token = await server.signIn(person);
    expect(await erase(me, person, person.username.toUpperCase())).toMatchObject({ status: 204 });
    expect(await whereFound(person.traces)).toEqual([]);

    const bearer = { headers: { authorization: `Bearer ${token}` } };
    expect((await server.call('GET', me, bearer)).status).toBe(401);
    const rest = await inWorkspace(server.db, 1, async (trx) => ({
      courses: await trx
        .selectFrom('course')
        .select(['name', 'lock_user_id'])
        .where('created_by', '=', person.userId)
        .execute(),
      audit: await trx
        .selectFrom('audit_entry')
        .select(['action', 'actor_id', 'details'])
        .where('subject_id', '=', person.userId)
        .execute(),
    }));
    expect(rest).toEqual({
      courses: [{ name: 'Kept', lock_user_id: null }],
      audit: [{ action: 'ACCOUNT_ERASED', actor_id: person.userId, details: {} }],
    });
  });

  test('SET-01 a certificate that is issued at the same moment goes too', async () => {
    const person = await aPersonWithTraces();
    const { reply } = await inWorkspace(server.db, 1, async (trx) => {
      const enrolment = await trx
        .selectFrom('user_course')
        .where('user_course.user_id', '=', person.userId)
        .select(['user_course.user_course_id', 'user_course.course_id'])
        .forUpdate()
        .executeTakeFirstOrThrow();
      const erasing = erase(me, person, person.username);
      await waitingForALock(server);
      await trx.deleteFrom('certificate').where('certificate.user_id', '=', person.userId).execute();
      await trx
        .insertInto('certificate')
        .values({
          workspace_id: 1,
          ...enrolment,
          user_id: person.userId,
          holder_name: person.traces.name,
          course_name: 'Kept',
          score_percent: 100,
        })
        .execute();
      return { reply: erasing };
    });
    expect((await reply).status).toBe(204);
    expect(await whereFound(person.traces)).toEqual([]);
  });

  test('USERS-01 an admin exports and erases a person of their workspace, one who was only invited too', async () => {
    const person = await aPersonWithTraces();
    const read = await server.call('GET', `${ofPerson(person.userId)}/personaldata`, { as: admin });
    expect(read).toMatchObject({ status: 200, body: { account: { username: person.username } } });
    expect(await erase(ofPerson(person.userId), admin, person.username)).toMatchObject({ status: 204 });
    expect(await whereFound(person.traces)).toEqual([]);

    const { user_id: invited } = await inWorkspace(server.db, 1, (trx) =>
      trx
        .insertInto('invitation')
        .values({ workspace_id: 1, username: 'only@mail.test' })
        .returning('invitation.user_id')
        .executeTakeFirstOrThrow(),
    );
    const data = await server.call('GET', `${ofPerson(invited)}/personaldata`, { as: admin });
    expect(data.body).toMatchObject({ account: null, invitations: [{ username: 'only@mail.test' }] });
    expect((await erase(ofPerson(invited), admin, 'only@mail.test')).status).toBe(204);
    expect((await server.call('GET', `${ofPerson(invited)}/personaldata`, { as: admin })).status).toBe(404);
  });

  test('ROLE-14 nobody reads or erases somebody else, but the admins of the workspace', async () => {
    const victim = await server.aUser();
    const author = await server.aUser({ createCourse: true, createVoucher: true });
    const stranger = await server.aUser({ workspaceId: 2, roleAdmin: true });
    const ofStranger = `/api/v1/secured/workspaces/2/users/${victim.userId}`;
    for (const [as, url, status] of [
      [author, ofPerson(victim.userId), 403],
      [stranger, ofPerson(victim.userId), 404],
      [stranger, ofStranger, 404],
      [admin, ofStranger, 404],
    ] as const) {
      expect((await server.call('GET', `${url}/personaldata`, { as })).status).toBe(status);
      expect((await erase(url, as, victim.username)).status).toBe(status);
    }
    expect((await server.call('GET', me, { as: victim })).status).toBe(200);
  });

  test('OP-08 another confirmation, or none, erases nothing', async () => {
    const person = await server.aUser();
    for (const body of [{ confirmUsername: 'someone@else.test' }, { confirmUsername: '' }, {}, undefined]) {
      const refused = await server.call('DELETE', me, { as: person, ...(body === undefined ? {} : { body }) });
      expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID' } });
    }
    expect((await server.call('GET', me, { as: person })).status).toBe(200);
  });

  test('ROLE-01 the last admin of a workspace cannot go; of two who go at once, one stays', async () => {
    const [first, second] = [
      await server.aUser({ workspaceId: 2, roleAdmin: true }),
      await server.aUser({ workspaceId: 2, roleAdmin: true }),
    ];
    await inWorkspace(server.db, 2, (trx) =>
      trx
        .updateTable('app_user')
        .set({ role_admin: false })
        .where('app_user.user_id', 'not in', [first.userId, second.userId])
        .execute(),
    );
    const replies = await sideBySide(
      server,
      { workspaceId: 2, lock: (trx) => trx.selectFrom('app_user').select('user_id').forUpdate().execute() },
      [first, second].map((person) => () => erase(me, person, person.username)),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    const last = replies[0]?.status === 409 ? first : second;
    expect(await erase(me, last, last.username)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  describe('the command', () => {
    const script = fileURLToPath(new URL('personalDataCommand.ts', import.meta.url));
    const run = (...options: string[]) =>
      promisify(execFile)(process.execPath, [script, ...options], {
        env: { ...process.env, APP_ENV: 'dev', DATABASE_URL: server.database.url },
      });

    test('SET-01 exports to a file that its owner alone can read, and erases', async () => {
      const person = await aPersonWithTraces();
      const whom = ['--host', 'localhost', '--username', person.username.toLowerCase()];
      const folder = await mkdtemp(join(tmpdir(), 'lectern-export-'));
      const file = join(folder, 'data.json');
      await run('export', ...whom, '--output', file);
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ account: { name: person.name } });
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      await rm(folder, { recursive: true });
      expect(JSON.parse((await run('export', ...whom)).stdout)).toMatchObject({ account: { name: person.name } });
      expect((await run('erase', ...whom)).stdout).toBe('The person is erased.\n');
      expect(await whereFound(person.traces)).toEqual([]);
    });

    test.each([
      [['erase', '--host', 'localhost', '--username', 'nobody@mail.test'], 'User not found'],
      [['erase', '--host', 'nowhere.test', '--username', 'a@mail.test'], 'no workspace at the host'],
      [['destroy', '--host', 'localhost', '--username', 'a@mail.test'], 'Say what to do'],
      [['erase', '--all'], "Unknown option '--all'"],
    ])('%o says what is wrong', async (options, sentence) => {
      await expect(run(...options)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
    });
  });
});
