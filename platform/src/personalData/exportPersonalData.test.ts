import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';
import { createPersonalDataApp, me, ofPerson, type PersonalDataApp } from './personalDataTestApp.testkit.ts';
import { storedColumns } from './storedColumns.testkit.ts';

describe('exporting personal data', () => {
  let people: PersonalDataApp;
  beforeAll(async () => {
    people = await createPersonalDataApp();
  });
  afterAll(() => people.close());

  test('SET-01 an export holds everything that is stored about the caller, and no token', async () => {
    const person = await people.aPersonWithTraces();
    const { status, headers, body } = await people.call('GET', `${me}/personaldata`, { as: person });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({
      account: { id: person.userId, username: person.username, name: person.name, avatarFrameChosen: true },
      consents: [{ consentId: 1 }],
      // That of the browser which takes notices, and that of the call.
      signIns: [{ endedTime: null }, { endedTime: null }],
      failedSignIns: [{ failures: 2 }],
      externalIdentities: [{ realm: 'google', subject: person.traces.subject }],
      invitations: [{ username: person.username }],
      groups: [{ name: `Group ${person.userId}`, addedTime: expect.any(String) }],
      enrolments: [
        {
          courseName: 'Kept',
          lecturesSeen: [{}],
          answers: [{ userAnswer: [person.traces.answer] }],
          submissions: [{ userAnswer: [person.traces.answer] }],
          scorm: [{ cmi: { 'cmi.suspend_data': person.traces.answer }, completion: 'INCOMPLETE', totalSeconds: 1 }],
          videoPositions: [{ sectionId: null, seconds: 192, updateTime: expect.any(String) }],
          achievements: [{ id: expect.any(Number), gamificationId: 9 }],
        },
      ],
      certificates: [{ holderName: person.name }],
      coursesMade: [{ name: 'Kept' }],
      scormPackages: [{ title: 'Lesson' }],
      discussionPosts: [
        { title: 'Why?', text: person.traces.answer },
        { title: null, text: person.traces.answer },
      ],
      discussionReports: [{ reason: person.traces.answer, outcome: null }],
      discussionMails: [{ toldTime: null, questionsStoppedTime: null, repliesStoppedTime: expect.any(String) }],
      courseSaves: [{ version: 1, forced: false, autoSave: false }],
      mails: [{ kind: 'RESET_PW' }],
      pushDevices: [{ createdTime: expect.any(String) }],
      mutedNotices: [{ kind: 'CERTIFICATE' }],
      notices: [{ kind: 'REPLY', subject: person.traces.answer, path: '/', createdTime: expect.any(String) }],
      reminders: [{ remindedTime: null, stoppedTime: expect.any(String) }],
      privacyRequests: [{ kind: 'ERASURE', origin: 'MAIL', dueTime: '2030-01-31T00:00:00.000Z' }],
    });
    for (const text of Object.values(person.traces)) {
      expect(JSON.stringify(body).toLowerCase()).toContain(text.toLowerCase());
    }
    expect(JSON.stringify(body)).not.toMatch(/token|passwordHash|password_hash/);
    const again = await people.call<{ auditEntries: object[] }>('GET', `${me}/personaldata`, { as: person });
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

  test('SET-01 of every column that is stored someone has said whether it is exported', async () => {
    const rows = await asOwner<{ place: string }>(
      `select table_name || '.' || column_name as place from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'fact\\_%'`,
    );
    const decided = Object.entries(storedColumns).flatMap(([table, lists]) =>
      Object.values(lists).flatMap((list: string) => list.split(' ').map((column) => `${table}.${column}`)),
    );
    const stored = rows.map(({ place }) => place);
    expect(
      stored.filter((place) => !decided.includes(place)),
      'new, so storedColumns.testkit.ts has to name it',
    ).toEqual([]);
    expect(
      decided.filter((place) => !stored.includes(place)),
      'gone from the database',
    ).toEqual([]);
    expect(decided, 'named once').toHaveLength(new Set(decided).size);
  });

  test('SET-01 every column of an account that is said to be exported stands in the export with its value', async () => {
    const person = await people.aPersonWithTraces();
    const { body } = await people.call<{ account: object; preferences: object }>('GET', `${me}/personaldata`, {
      as: person,
    });
    const [row = {}] = await asOwner<Record<string, unknown>>('select * from app_user where user_id = $1', [
      person.userId,
    ]);
    // The driver gives large numbers as texts.
    const textOf = (value: unknown) => JSON.stringify(value).replaceAll(/^"|"$/g, '');
    const told = new Set(Object.values({ ...body.account, preferences: body.preferences }).map(textOf));
    const columns = storedColumns['app_user']?.exported?.split(' ') ?? [];
    // Without a value the comparison would say nothing: personalDataTestApp.testkit.ts leaves one.
    expect(columns.filter((column) => row[column] === null)).toEqual([]);
    expect(columns.filter((column) => !told.has(textOf(row[column])))).toEqual([]);
  });

  async function asOwner<Row>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
    const client = new Client({ connectionString: people.database.ownerUrl });
    await client.connect();
    try {
      // Row-level security binds the owner too.
      await client.query("select set_config('lectern.workspace_id', '1', false)");
      return (await client.query(statement, [...values])).rows as Row[];
    } finally {
      await client.end();
    }
  }
});
