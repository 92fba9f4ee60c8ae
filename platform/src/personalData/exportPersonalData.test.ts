import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';
import { createPersonalDataApp, me, ofPerson, type PersonalDataApp } from './personalDataTestApp.testkit.ts';

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

  test('SET-01 every table that names a person has a part in the export', async () => {
    const client = new Client({ connectionString: people.database.ownerUrl });
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
      'job_run',
      'mail',
    ]);
    // Short-lived work of the platform itself, and partitions of `fact`.
    const passing = new Set(['idempotency_key', 'reset_token', 'external_sign_in']);
    const unknown = rows
      .map(({ name }) => name)
      .filter((name) => !exported.has(name) && !passing.has(name) && !name.startsWith('fact_'));
    expect(unknown).toEqual([]);
  });
});
