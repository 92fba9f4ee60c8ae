/** A test app with people who left traces in every table that can hold them. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inWorkspace, type Trx } from '../db/database.ts';
import { json } from '../db/json.ts';
import { insertPost, insertThread } from '../discussion/discussionQueries.ts';
import { insertReport } from '../discussion/reportQueries.ts';
import { insertJobRows } from '../job/jobRowQueries.ts';
import { insertJobRun } from '../job/jobRunQueries.ts';
import { insertMessage } from '../enrolment/message/messageQueries.ts';
import { plainItem } from '../scorm/scormPackage.ts';
import { insertPackage, saveState } from '../scorm/scormQueries.ts';
import { saveVideoPosition } from '../study/video/videoPositionQueries.ts';
import { createTestApp, type Reply, type TestApp, type TestUser } from '../testing/testApp.ts';
import type { Id } from '../shared/id.ts';

export const me = '/api/v1/secured/users/me';
export const ofPerson = (userId: Id): string => `/api/v1/secured/workspaces/1/users/${userId}`;

/** What must not be found anywhere after the person is erased, in any case of letters. */
export interface Traces {
  readonly name: string;
  readonly username: string;
  readonly street: string;
  readonly phone: string;
  readonly subject: string;
  readonly answer: string;
}

export interface TracedUser extends TestUser {
  readonly traces: Traces;
}

export interface PersonalDataApp extends TestApp {
  /** Of workspace 1. */
  readonly admin: TestUser;
  aPersonWithTraces(): Promise<TracedUser>;
  /** `table: text` for each trace that any column of any table of the database holds, of any workspace. */
  whereFound(traces: Traces): Promise<string[]>;
  erase(url: string, as: TestUser, confirmUsername: string): Promise<Reply>;
}

export async function createPersonalDataApp(): Promise<PersonalDataApp> {
  const server = await createTestApp();
  const admin = await server.aUser({ roleAdmin: true, name: 'Admin' });
  let people = 0;

  async function aPersonWithTraces(): Promise<TracedUser> {
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
    const course = await makeCourse(server, person);
    await inWorkspace(server.db, 1, async (trx) => {
      await leaveOnAccount(trx, person.userId, traces);
      await leaveByStudying(trx, person.userId, course, traces);
      await leaveInPassing(trx, person.userId, traces, admin.userId);
    });
    return { ...person, traces };
  }

  return {
    ...server,
    admin,
    aPersonWithTraces,
    whereFound: (traces) => whereFound(server.database.ownerUrl, traces),
    erase: (url, as, confirmUsername) => server.call('DELETE', url, { as, body: { confirmUsername } }),
  };
}

interface Course {
  readonly courseId: Id;
  readonly lectureId: Id;
}

async function makeCourse(server: TestApp, author: TestUser): Promise<Course> {
  const { status, body } = await server.call<{ id: Id; modules: { lectures: { id: Id }[] }[] }>(
    'POST',
    '/api/v1/secured/courses?include=modules',
    { as: author, body: { name: 'Kept', published: true, modules: [{ name: 'M', lectures: [{ name: 'L' }] }] } },
  );
  const lectureId = body.modules[0]?.lectures[0]?.id;
  if (lectureId === undefined) {
    throw new Error(`Making the course answered ${status}: ${JSON.stringify(body)}`);
  }
  return { courseId: body.id, lectureId };
}

const at = { workspace_id: 1 };

async function leaveOnAccount(trx: Trx, userId: Id, traces: Traces): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({
      street: traces.street,
      postal_code: '10115',
      country: 'DE',
      phone: traces.phone,
      picture: `https://pictures.test/${traces.subject}`,
    })
    .where('app_user.user_id', '=', userId)
    .execute();
  await trx
    .insertInto('user_consent')
    .values({ ...at, user_id: userId, consent_id: 1 })
    .execute();
  await trx
    .insertInto('sign_in_attempt')
    .values({ ...at, username: traces.username.toLowerCase(), failures: 2 })
    .execute();
  await trx
    .insertInto('invitation')
    .values({ ...at, username: traces.username, user_id: userId })
    .execute();
  await trx
    .insertInto('personnel_link')
    .values({ workspace_id: at.workspace_id, external_id: `hr-${traces.subject}`, user_id: userId })
    .execute();
  await trx
    .insertInto('personnel_link')
    .values({
      workspace_id: at.workspace_id,
      source: 'SERVER',
      external_id: String(userId + 1),
      user_id: userId,
      user_name: traces.username,
      provider_key: `idp-${traces.subject}`,
      display_name: traces.name,
      given_name: traces.name,
      family_name: traces.name,
    })
    .execute();
  const { group_id: groupId } = await trx
    .insertInto('person_group')
    .values({ workspace_id: at.workspace_id, name: `Group ${userId}` })
    .returning('person_group.group_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('person_group_member')
    .values({ workspace_id: at.workspace_id, group_id: groupId, user_id: userId })
    .execute();
  await trx
    .insertInto('external_identity')
    .values({ ...at, realm: 'google', subject: traces.subject, user_id: userId })
    .execute();
  const { family_id: familyId } = await trx
    .insertInto('token_family')
    .values({ ...at, user_id: userId })
    .returning('token_family.family_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('push_device')
    .values({
      workspace_id: at.workspace_id,
      user_id: userId,
      family_id: familyId,
      endpoint: `https://push.test/${traces.subject}`,
      p256dh: traces.subject,
      auth: traces.subject,
    })
    .execute();
  await trx
    .insertInto('push_muted')
    .values({ workspace_id: at.workspace_id, user_id: userId, kind: 'CERTIFICATE' })
    .execute();
  await trx
    .insertInto('notice')
    .values({ workspace_id: at.workspace_id, user_id: userId, kind: 'REPLY', subject: traces.answer, path: '/' })
    .execute();
  await trx
    .insertInto('discussion_mail_state')
    .values({ workspace_id: at.workspace_id, user_id: userId, replies_stopped_time: new Date() })
    .execute();
  await trx
    .insertInto('reminder_state')
    .values({ workspace_id: at.workspace_id, user_id: userId, stopped_time: new Date() })
    .execute();
}

async function leaveByStudying(trx: Trx, userId: Id, { courseId, lectureId }: Course, traces: Traces): Promise<void> {
  const packageId = randomUUID();
  const now = new Date();
  const { user_course_id: enrolment } = await trx
    .insertInto('user_course')
    .values({ ...at, user_id: userId, course_id: courseId })
    .returning('user_course.user_course_id')
    .executeTakeFirstOrThrow();
  const answered = { ...at, user_course_id: enrolment, question_id: 7, user_answer: JSON.stringify([traces.answer]) };
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
  await insertPackage(
    trx,
    {
      packageId,
      courseId,
      version: '1.2',
      title: 'Lesson',
      entry: 'index.html',
      bytes: 1,
      files: 1,
      items: [plainItem('one', 'Lesson', 'index.html')],
      storeKey: `1/scorm-${packageId}`,
    },
    { createdBy: userId, now },
  );
  await saveState(
    trx,
    { userCourseId: enrolment, lectureId, packageId },
    {
      itemId: 'one',
      session: randomUUID(),
      sequence: 1,
      pastSessions: [],
      cmi: { 'cmi.suspend_data': traces.answer },
      completion: 'INCOMPLETE',
      success: 'UNKNOWN',
      scoreScaled: null,
      earlierSeconds: 0,
      sessionSeconds: 1,
    },
    now,
  );
  await saveVideoPosition(
    trx,
    { userCourseId: enrolment, lectureId, sectionId: null },
    { seconds: 192, now: now.toISOString() },
  );
  const threadId = await insertThread(trx, { courseId, lectureId, userId, title: 'Why?', text: traces.answer, now });
  const postId = await insertPost(trx, { threadId, userId, text: traces.answer, opening: false, now });
  await insertReport(trx, { postId, userId, reason: traces.answer, now });
  const { user_gamification_id: frame } = await trx
    .insertInto('user_gamification')
    .values({ ...at, user_course_id: enrolment, user_id: userId, gamification_id: 9 })
    .returning('user_gamification.user_gamification_id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('app_user')
    .set({ avatar_frame_id: frame, avatar_frame_chosen: true })
    .where('app_user.user_id', '=', userId)
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
  await trx
    .updateTable('course')
    .set({ lock_user_id: userId, lock_until: '2999-01-01T00:00:00.000Z' })
    .where('course.course_id', '=', courseId)
    .execute();
}

/** In mails, sign-ins at providers and stored replies, which continue their own after a while. */
async function leaveInPassing(
  trx: Trx,
  userId: Id,
  { name, username, street, subject }: Traces,
  otherUserId: Id,
): Promise<void> {
  await trx
    .insertInto('mail')
    .values({ ...at, kind: 'RESET_PW', recipient: username.toLowerCase() })
    .execute();
  await trx
    .insertInto('privacy_request')
    .values({
      ...at,
      kind: 'ERASURE',
      state: 'OPEN',
      origin: 'MAIL',
      username: username.toUpperCase(),
      username_hash: `hash of ${userId}`,
      requested_time: '2030-01-01T00:00:00.000Z',
      due_time: '2030-01-31T00:00:00.000Z',
    })
    .execute();
  await leaveAsReader(trx, { userId, name, username }, otherUserId);
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
      { ...begun, state_hash: Buffer.from(subject), subject, name },
      // Not linked to the account yet.
      { ...begun, state_hash: Buffer.from(`new ${subject}`), subject: 'x', email: username.toUpperCase() },
    ])
    .execute();
  const stored = { ...at, operation: 'POST /x', request_hash: 'x', status: 200 };
  await trx
    .insertInto('idempotency_key')
    .values([
      { ...stored, user_id: userId, key: 'own', response: json({ street }) },
      {
        ...stored,
        user_id: otherUserId,
        key: `about ${userId}`,
        response: json({ lockedBy: { name }, to: username }),
      },
    ])
    .execute();
}

async function whereFound(ownerUrl: string, traces: Traces): Promise<string[]> {
  const client = new Client({ connectionString: ownerUrl });
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

/** A message that someone wrote to the person alone. */
async function leaveAsReader(
  trx: Trx,
  { userId, name, username }: Pick<Traces, 'name' | 'username'> & { readonly userId: Id },
  actorId: Id,
): Promise<void> {
  const workspaceId = at.workspace_id;
  const runId = await insertJobRun(trx, { workspaceId, actorId, kind: 'learner-message', now: new Date() });
  await insertMessage(trx, { workspaceId, runId }, { subject: `For ${name}`, body: `Dear ${name}, at ${username}` });
  await insertJobRows(trx, { workspaceId, runId }, [{ subject: username, subjectId: userId }]);
}
