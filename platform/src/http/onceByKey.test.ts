/** What makes or starts something does so once for a key, even where the same request comes three times at the same moment (OP-296). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { changePeople } from '../workspace/access/changePeople.ts';
import { createStudyApp, smallCourse, type StudyApp } from '../study/studyTestApp.testkit.ts';
import { changeCourses } from '../course/bulk/changeCourses.ts';
import { changeEnrolments } from '../enrolment/change/changeEnrolments.ts';
import { doJobs } from '../testing/doJobs.ts';
import type { JobWork } from '../job/jobQueue.ts';
import type { TestUser } from '../testing/testApp.ts';
import type { Id } from '../shared/id.ts';
import type { Schema } from '../db/schema.ts';

const base = '/api/v1/secured/workspaces/1';

let app: StudyApp;
let admin: TestUser;
let courseId: Id;
beforeAll(async () => {
  app = await createStudyApp();
  admin = await app.aUser({ roleAdmin: true });
  ({ id: courseId } = await app.aCourse(smallCourse()));
  await app.call('POST', `${base}/users`, { as: admin, body: { username: 'waits@once.test' } });
});
afterAll(() => app.close());

const post = (url: string, body: unknown, key?: string) =>
  app.call<{ id: Id }>('POST', url, {
    as: admin,
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

const countOf = (table: keyof Schema): Promise<number> =>
  inWorkspace(app.db, 1, async (trx) => {
    const { count } = await trx
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  });

/** A job that was done, to be taken back. */
async function done(url: string, body: unknown, work: JobWork): Promise<{ readonly jobId: Id }> {
  const { status, body: job } = await post(url, body);
  expect(status).toBe(202);
  await doJobs(app, work, { early: true });
  return { jobId: job.id };
}

interface Once {
  readonly url: () => string;
  /** Where what it makes is counted. */
  readonly table: keyof Schema;
  readonly body: () => unknown;
  readonly other: () => unknown;
  /** Where the other request goes, unless to the same address. */
  readonly otherUrl?: () => Promise<string>;
}

const jobs = () => ({ db: app.db, clock: app.now, jobs: app.app.jobs, config: app.config });
const another = () => ({ jobId: 1 });

const writes: Readonly<Record<string, Once>> = {
  createCampaign: {
    url: () => '/api/v1/secured/campaigns',
    table: 'campaign',
    body: () => ({ name: 'Once', courseId }),
    other: () => ({ name: 'Another', courseId }),
  },
  createGroup: {
    url: () => `${base}/groups`,
    table: 'person_group',
    body: () => ({ name: 'Once' }),
    other: () => ({ name: 'Another' }),
  },
  changePeople: {
    url: () => `${base}/usersaccess/_change`,
    table: 'job_run',
    body: () => ({ action: 'CHANGE_RIGHTS', createCourse: true, userIds: [admin.userId] }),
    other: () => ({ action: 'CHANGE_RIGHTS', createCourse: false, userIds: [admin.userId] }),
  },
  undoPeopleJob: {
    url: () => `${base}/usersaccess/_undo`,
    table: 'job_run',
    body: () =>
      done(
        `${base}/usersaccess/_change`,
        { action: 'CHANGE_RIGHTS', createCourse: true, userIds: [admin.userId] },
        changePeople(jobs()),
      ),
    other: another,
  },
  undoCourseJob: {
    url: () => '/api/v1/secured/courses/_undo',
    table: 'job_run',
    body: () =>
      done('/api/v1/secured/courses/_change', { action: 'UNPUBLISH', courseIds: [courseId] }, changeCourses(jobs())),
    other: another,
  },
  checkCourseLinks: {
    url: () => `/api/v1/secured/courses/${courseId}/_checkLinks`,
    table: 'job_run',
    body: () => undefined,
    other: () => undefined,
    otherUrl: async () => `/api/v1/secured/courses/${(await app.aCourse(smallCourse())).id}/_checkLinks`,
  },
  exportData: {
    url: () => `${base}/exports`,
    table: 'job_run',
    body: () => ({ kind: 'PEOPLE' }),
    other: () => ({ kind: 'VOUCHERS' }),
  },
  undoEnrolmentJob: {
    url: () => `${base}/usercourses/_undo`,
    table: 'job_run',
    body: async () => {
      const { id } = await app.enrol(await app.aUser(), (await app.aCourse(smallCourse())).id);
      return done(
        `${base}/usercourses/_change`,
        { action: 'CHANGE_DUE', dueTime: '2035-01-01T00:00:00Z', userCourseIds: [id] },
        changeEnrolments(jobs()),
      );
    },
    other: another,
  },
  inviteEveryone: {
    url: () => `${base}/usersaccess/_invite`,
    table: 'mail',
    body: () => ({ resend: true }),
    other: () => ({ resend: false }),
  },
  createSavedSection: {
    url: () => '/api/v1/secured/savedsections',
    table: 'saved_section',
    body: () => ({ name: 'Once', sections: [{ type: 'TEXT', content: '<p>Once</p>' }] }),
    other: () => ({ name: 'Another', sections: [{ type: 'TEXT', content: '<p>Once</p>' }] }),
  },
  createConsent: {
    url: () => `${base}/consents`,
    table: 'consent',
    body: () => ({ url: 'https://terms.test/once' }),
    other: () => ({ url: 'https://terms.test/another' }),
  },
  logPrivacyRequest: {
    url: () => `${base}/privacyrequests`,
    table: 'privacy_request',
    body: () => ({ kind: 'EXPORT', username: 'asks@once.test' }),
    other: () => ({ kind: 'ERASURE', username: 'asks@once.test' }),
  },
};

describe('OP-296 three times at once with one key', () => {
  test.each(Object.entries(writes))('%s is done once', async (name, { url, table, body: make, other, otherUrl }) => {
    const body = await make();
    const before = await countOf(table);
    const replies = await Promise.all([1, 2, 3].map(() => post(url(), body, name)));
    const [first] = replies;
    expect(first?.status, JSON.stringify(first?.body)).toBeLessThan(300);
    expect(replies.map((reply) => [reply.status, reply.body.id])).toEqual(
      replies.map(() => [first?.status, first?.body.id]),
    );
    expect((await countOf(table)) - before).toBe(1);
    expect(await post((await otherUrl?.()) ?? url(), other(), name)).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });
});
