import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import events from '../../../contracts/webhookEvents.json' with { type: 'json' };
import { inWorkspace } from '../db/database.ts';
import { changeEnrolments } from '../enrolment/change/changeEnrolments.ts';
import { enrolPeople } from '../enrolment/others/enrolPeople.ts';
import type { JobWork } from '../job/jobQueue.ts';
import type { Id } from '../shared/id.ts';
import { createStudyApp, smallCourse, type StudyApp } from '../study/studyTestApp.testkit.ts';
import { doJobs } from '../testing/doJobs.ts';
import type { TestUser } from '../testing/testApp.ts';
import { withOwner } from '../testing/databaseUrls.ts';
import { createWebhookReceiver, type WebhookReceiver } from '../testing/testWebhookReceiver.ts';
import { importPeople } from '../workspace/people/bulk/importPeople.ts';
import { undoPeople } from '../workspace/access/undoPeople.ts';
import { webhookEventTypes, type WebhookEventType } from './webhookEventTypes.ts';
import { webhookTestApp, type WebhookTestApp } from './webhookTestApp.testkit.ts';

const started = '2026-05-04T10:00:00.000Z';
let app: StudyApp;
let receiver: WebhookReceiver;
let hooks: WebhookTestApp;
let admin: TestUser;
let learner: TestUser;

beforeAll(async () => {
  receiver = await createWebhookReceiver();
  app = await createStudyApp({ OUTBOUND_PRIVATE_HOSTS: receiver.host });
  hooks = webhookTestApp(app, receiver);
});
afterAll(async () => {
  await hooks.close();
  await app.close();
  await receiver.close();
});
beforeEach(async () => {
  await app.startOver();
  app.at(started);
  admin = await app.aUser({ roleAdmin: true, createCourse: true, addressProven: true });
  learner = await app.aUser({ name: 'Lena Learner', addressProven: true });
});

const secured = '/api/v1/secured';
const call = async <T extends object>(method: string, path: string, as: TestUser, body?: unknown): Promise<T> => {
  const headers: Record<string, string> = /(?:usercourses|usersaccess)\/_/.test(path)
    ? { 'idempotency-key': randomUUID() }
    : {};
  const reply = await app.call<T>(method, `${secured}${path}`, { as, headers, body });
  if (reply.status >= 300) {
    throw new Error(`${method} ${path} answers ${reply.status} ${JSON.stringify(reply.body)}`);
  }
  return reply.body;
};
/** What waits to be put into deliveries. */
const noted = async (workspaceId: Id): Promise<readonly string[]> => {
  const { rows } = await inWorkspace(app.db, workspaceId, (trx) =>
    sql<{ kind: string }>`
      select kind from webhook_event where workspace_id = ${workspaceId} order by event_id`.execute(trx),
  );
  return rows.map(({ kind }) => kind);
};
const work = (make: (deps: { db: StudyApp['db']; clock: () => Date; jobs: StudyApp['app']['jobs'] }) => JobWork) =>
  doJobs(app, make({ db: app.db, clock: () => app.now(), jobs: app.app.jobs }), { early: true });

/** What a type is told with: the ids of its data, for the object that it is about. */
interface Told {
  readonly objectKey: string;
  readonly data: Readonly<Record<string, unknown>>;
}
interface Cause {
  readonly type: WebhookEventType;
  /** Before anybody listens. */
  readonly prepare?: () => Promise<void>;
  /** The use case; answers what is told of it. */
  readonly happens: () => Promise<Told>;
}

let course: Awaited<ReturnType<StudyApp['aCourse']>>;
let userCourseId: Id;

const hasCourse = async (): Promise<void> => {
  course = await app.aCourse(smallCourse({ minScoreRate: 0, certificateMonths: 1 }));
};
const isEnrolled = async (): Promise<void> => {
  await hasCourse();
  userCourseId = (await app.enrol(learner, course.id)).id;
  // So that what comes later is not of the same moment.
  app.at('2026-05-04T10:00:01.000Z');
};
const answersAll = async (): Promise<void> => {
  await isEnrolled();
  for (const questionId of course.questions) {
    await app.answer(learner, userCourseId, questionId, [2]);
  }
  for (const lectureId of course.lectures) {
    await app.seen(learner, userCourseId, lectureId);
  }
};
const completes = () => call('POST', `/usercourses/${userCourseId}/_complete`, learner, { name: 'Lena Learner' });
const isCertified = async (): Promise<void> => {
  await answersAll();
  await completes();
};
const certificateId = async (): Promise<string> => {
  const { rows } = await inWorkspace(app.db, 1, (trx) =>
    sql<{ id: string }>`
      select certificate_id as id from certificate where workspace_id = 1 and user_course_id = ${userCourseId}`.execute(
      trx,
    ),
  );
  return rows[0]?.id ?? '';
};
const ofEnrolment = (more: object = {}): Told => ({
  objectKey: `enrolment:${learner.userId}:${course.id}`,
  data: { userId: learner.userId, courseId: course.id, userCourseId, ...more },
});
const ofCourse = (more: object): Told => ({
  objectKey: `course:${course.id}`,
  data: { courseId: course.id, ...more },
});
const ofPerson = (userId: Id, more: object = {}): Told => ({
  objectKey: `person:${userId}`,
  data: { userId, ...more },
});
const byAdmin = () => ({ actorId: admin.userId });
const ofAdmin = (): Told => ofPerson(learner.userId, byAdmin());
const withdraws = () => call('POST', `/workspaces/1/usersaccess/${learner.userId}/_withdraw`, admin);
const dueTime = '2026-06-01T10:00:00.000Z';

const causes: readonly Cause[] = [
  {
    type: 'enrolment.created',
    prepare: hasCourse,
    happens: async () => {
      userCourseId = (await app.enrol(learner, course.id)).id;
      return ofEnrolment();
    },
  },
  {
    type: 'enrolment.assigned',
    prepare: hasCourse,
    happens: async () => {
      await call('POST', `/courses/${course.id}/usercourses/_enroll`, admin, { userIds: [learner.userId], dueTime });
      await work(enrolPeople);
      const { content } = await call<{ content: { id: Id }[] }>('GET', '/usercourses', learner);
      userCourseId = content[0]?.id ?? 0;
      return ofEnrolment({ ...byAdmin(), dueTime });
    },
  },
  {
    type: 'enrolment.changed',
    prepare: isEnrolled,
    happens: async () => {
      await call('PUT', `/usercourses/${userCourseId}/duetime`, admin, { dueTime });
      return ofEnrolment({ ...byAdmin(), dueTime });
    },
  },
  {
    type: 'enrolment.ended',
    prepare: isEnrolled,
    happens: async () => {
      await call('PATCH', `/usercourses/${userCourseId}`, learner, { finishTime: app.now().toISOString() });
      return ofEnrolment();
    },
  },
  {
    type: 'enrolment.withdrawn',
    prepare: answersAll,
    happens: async () => {
      const body = { userCourseIds: [userCourseId], action: 'UNENROL' };
      await call('POST', '/workspaces/1/usercourses/_change', admin, body);
      await work(changeEnrolments);
      return ofEnrolment(byAdmin());
    },
  },
  {
    type: 'question.answered',
    prepare: isEnrolled,
    happens: async () => {
      await app.answer(learner, userCourseId, course.questions[0] ?? 0, [1]);
      return ofEnrolment({
        moduleId: course.outline.modules[0]?.id,
        lectureId: course.lectures[1],
        questionId: course.questions[0],
        correct: false,
      });
    },
  },
  {
    type: 'lecture.completed',
    prepare: isEnrolled,
    happens: async () => {
      await app.seen(learner, userCourseId, course.lectures[0] ?? 0);
      await app.seen(learner, userCourseId, course.lectures[0] ?? 0);
      return ofEnrolment({ moduleId: course.outline.modules[0]?.id, lectureId: course.lectures[0] });
    },
  },
  {
    type: 'course.completed',
    prepare: answersAll,
    happens: async () => {
      await completes();
      await completes();
      return ofEnrolment({ scorePercent: 100 });
    },
  },
  {
    type: 'certificate.issued',
    prepare: answersAll,
    happens: async () => {
      await completes();
      return ofEnrolment({ certificateId: await certificateId(), scorePercent: 100 });
    },
  },
  {
    type: 'certificate.expired',
    prepare: isCertified,
    happens: async () => {
      app.at('2026-06-04T10:00:01.000Z');
      return ofEnrolment({ certificateId: await certificateId(), expireTime: '2026-06-04T10:00:01.000Z' });
    },
  },
  {
    type: 'certificate.revoked',
    prepare: isCertified,
    happens: async () => {
      await call('POST', `/certificates/${await certificateId()}/_revoke`, admin, { reason: 'A reason of someone' });
      return ofEnrolment({ certificateId: await certificateId(), ...byAdmin() });
    },
  },
  {
    type: 'certificate.restored',
    prepare: async () => {
      await isCertified();
      await call('POST', `/certificates/${await certificateId()}/_revoke`, admin, { reason: 'A reason of someone' });
    },
    happens: async () => {
      await call('POST', `/certificates/${await certificateId()}/_restore`, admin);
      return ofEnrolment({ certificateId: await certificateId(), ...byAdmin() });
    },
  },
  {
    type: 'achievement.earned',
    prepare: async () => {
      await hasCourse();
      const gamificationItems = [{ '@type': 'LECTURES_COMPLETED', name: 'First', lectureIds: [course.lectures[0]] }];
      await call('PATCH', `/courses/${course.id}`, admin, { gamificationItems });
      userCourseId = (await app.enrol(learner, course.id)).id;
    },
    happens: async () => {
      await app.seen(learner, userCourseId, course.lectures[0] ?? 0);
      const { rows } = await inWorkspace(app.db, 1, (trx) =>
        sql<{ id: Id }>`select gamification_id as id from user_gamification where workspace_id = 1`.execute(trx),
      );
      return ofEnrolment({ achievementId: rows[0]?.id });
    },
  },
  {
    type: 'course.published',
    prepare: async () => {
      course = await app.aCourse(smallCourse({ published: false }));
    },
    happens: async () => {
      await call('PATCH', `/courses/${course.id}`, admin, { published: true });
      return ofCourse({ version: 2 });
    },
  },
  {
    type: 'course.changed',
    prepare: hasCourse,
    happens: async () => {
      await call('PATCH', `/courses/${course.id}`, admin, { name: 'Another name' });
      return ofCourse({ version: 2 });
    },
  },
  {
    type: 'course.unpublished',
    prepare: hasCourse,
    happens: async () => {
      await call('PATCH', `/courses/${course.id}`, admin, { published: false });
      return ofCourse({ version: 2 });
    },
  },
  {
    type: 'course.deleted',
    prepare: hasCourse,
    happens: async () => {
      await call('DELETE', `/courses/${course.id}?forceUpdate=true`, admin);
      return ofCourse(byAdmin());
    },
  },
  {
    type: 'person.registered',
    happens: async () => {
      const { body } = await app.call<{ id: Id }>('POST', '/api/v1/public/users', {
        body: { username: 'new@mail.test', password: 'a-long-password', name: 'New', consentAccepted: true },
      });
      return ofPerson(body.id, { actorId: body.id });
    },
  },
  {
    type: 'person.added',
    happens: async () => {
      const { userId } = await call<{ userId: Id }>('POST', '/workspaces/1/users', admin, {
        username: 'added@mail.test',
      });
      return ofPerson(userId, byAdmin());
    },
  },
  {
    type: 'person.changed',
    happens: async () => {
      await call('PATCH', '/users/me', learner, { name: 'Lena L. Learner' });
      return ofPerson(learner.userId);
    },
  },
  {
    type: 'person.changed',
    happens: async () => {
      await call('PUT', `/workspaces/1/users/${learner.userId}`, admin, { createCourse: true });
      return ofAdmin();
    },
  },
  {
    type: 'person.withdrawn',
    happens: async () => {
      await withdraws();
      return ofAdmin();
    },
  },
  {
    type: 'person.restored',
    prepare: async () => {
      await withdraws();
    },
    happens: async () => {
      await call('POST', `/workspaces/1/usersaccess/${learner.userId}/_restore`, admin);
      return ofAdmin();
    },
  },
  {
    type: 'person.removed',
    prepare: async () => {
      await call('POST', '/workspaces/1/usersaccess/_import', admin, { rows: [{ username: 'by-mistake@mail.test' }] });
      await work(importPeople);
    },
    happens: async () => {
      const { rows } = await inWorkspace(app.db, 1, (trx) =>
        sql<{ jobId: Id; userId: Id }>`
          select (select job_run_id from job_run where workspace_id = 1) as "jobId", user_id as "userId"
          from invitation where workspace_id = 1`.execute(trx),
      );
      await call('POST', '/workspaces/1/usersaccess/_undo', admin, { jobId: rows[0]?.jobId });
      await work(undoPeople);
      return ofPerson(rows[0]?.userId ?? 0, byAdmin());
    },
  },
  {
    type: 'person.erased',
    happens: async () => {
      await call('DELETE', `/workspaces/1/users/${learner.userId}`, admin, { confirmUsername: learner.username });
      return ofAdmin();
    },
  },
  {
    type: 'voucher.redeemed',
    prepare: hasCourse,
    happens: async () => {
      const campaignAdmin = await app.aUser({ roleAdmin: true, createVoucher: true });
      const campaign = await call<{ id: Id }>('POST', '/campaigns', campaignAdmin, { name: 'C', courseId: course.id });
      const { vouchers } = await call<{ vouchers: { code: string }[] }>(
        'POST',
        `/campaigns/${campaign.id}/vouchers`,
        campaignAdmin,
        {
          amount: 1,
        },
      );
      const { id } = await call<{ id: Id }>('POST', `/vouchers/${vouchers[0]?.code}/_redeem`, learner);
      userCourseId = id;
      return ofEnrolment({ campaignId: campaign.id });
    },
  },
  {
    type: 'review.commented',
    prepare: hasCourse,
    happens: async () => {
      const thread = await call<{ id: Id; comments: { id: Id }[] }>(
        'POST',
        `/courses/${course.id}/reviewthreads`,
        admin,
        {
          anchor: { part: 'COURSE', id: course.id },
          guestVisible: false,
          text: 'What somebody thinks of it',
        },
      );
      return {
        objectKey: `review:${thread.id}`,
        data: {
          courseId: course.id,
          reviewThreadId: thread.id,
          reviewCommentId: thread.comments[0]?.id,
          userId: admin.userId,
        },
      };
    },
  },
];

const isOfKind: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: Number.isSafeInteger,
  number: Number.isFinite,
  boolean: (value) => typeof value === 'boolean',
  uuid: (value) => typeof value === 'string' && /^[\da-f-]{36}$/.test(value),
  time: (value) => typeof value === 'string' && new Date(value).toISOString() === value,
};

/** The members that are not as `contracts/webhookEvents.json` says. */
function notOfContract(type: WebhookEventType, data: Readonly<Record<string, unknown>>): readonly string[] {
  const kinds: Readonly<Record<string, string>> = events[type];
  const names = new Set([...Object.keys(kinds), ...Object.keys(data)]);
  return [...names].filter((name) => {
    const kind = kinds[name] ?? '';
    return data[name] === undefined ? !kind.endsWith('?') : isOfKind[kind.replace('?', '')]?.(data[name]) !== true;
  });
}

describe('what webhooks tell of', () => {
  test('OP-291 every type is tried below', () => {
    expect(new Set(causes.map(({ type }) => type))).toEqual(new Set(webhookEventTypes));
  });

  test.each(causes)('OP-291 $type arrives exactly once, with ids alone', async ({ type, prepare, happens }) => {
    await prepare?.();
    const { id } = await hooks.aWebhook(admin, { eventTypes: [type] });
    const { objectKey, data } = await happens();
    const arrived = await hooks.deliver();
    expect(arrived.map((message) => ({ type: message.type, data: message.data }))).toEqual([{ type, data }]);
    expect(arrived.flatMap((message) => notOfContract(type, message.data))).toEqual([]);
    expect(await hooks.deliveries(admin, id)).toMatchObject([{ objectKey, state: 'DELIVERED' }]);
    expect(await hooks.deliver()).toEqual([]);
  });

  test('OP-291 OP-329 nothing is kept for a workspace in which nobody listens, and all as soon as someone does', async () => {
    const stranger = await app.aUser({ workspaceId: 2, roleAdmin: true, addressProven: true });
    await hooks.aWebhook(stranger, { eventTypes: ['question.answered'] });
    const { id } = await hooks.aWebhook(admin, { eventTypes: ['question.answered'] });
    await inWorkspace(app.db, 1, (trx) =>
      sql`
        update webhook set disable_time = ${app.now()}, disable_reason = 'GONE' where workspace_id = 1 and webhook_id = ${id}`.execute(
        trx,
      ),
    );
    await hooks.deliver();
    await isCertified();
    expect(await noted(1)).toEqual([]);
    await inWorkspace(app.db, 1, (trx) =>
      sql`
        update webhook set disable_time = null, disable_reason = null where workspace_id = 1 and webhook_id = ${id}`.execute(
        trx,
      ),
    );
    await isCertified();
    const kinds = ['fact questionanswer correct', 'fact lecture seen', 'certificate issued'];
    expect(await noted(1)).toEqual(expect.arrayContaining(kinds));
    expect(await noted(2)).toEqual([]);
  });

  test('OP-329 of a statement that reaches two workspaces that one alone is told that listens', async () => {
    await hooks.aWebhook(admin, { eventTypes: ['question.answered'] });
    await hooks.deliver();
    await withOwner(
      app.database.ownerUrl,
      `insert into fact (workspace_id, fact_time, type, action, user_id)
        values (1, now(), 'questionanswer', 'correct', 1), (2, now(), 'questionanswer', 'wrong', 2)`,
    );
    expect([await noted(1), await noted(2)]).toEqual([['fact questionanswer correct'], []]);
  });

  test('OP-291 what is rolled back is told to nobody', async () => {
    await hooks.aWebhook(admin, { eventTypes: ['course.completed', 'certificate.issued'] });
    await isEnrolled();
    const { status } = await app.call('POST', `${secured}/usercourses/${userCourseId}/_complete`, {
      as: learner,
      body: { name: 'Lena Learner' },
    });
    expect(status).toBe(412);
    expect(await hooks.deliver()).toEqual([]);
  });

  test('OP-291 all about one learner in one course arrives in its order', async () => {
    await hooks.aWebhook(admin, { eventTypes: [...webhookEventTypes] });
    await hooks.deliver();
    await isCertified();
    const ofLearner = (await hooks.deliver()).filter(({ data }) => data['userId'] === learner.userId);
    expect(ofLearner.map(({ type }) => type)).toEqual([
      'enrolment.created',
      'question.answered',
      'question.answered',
      'lecture.completed',
      'lecture.completed',
      'lecture.completed',
      'course.completed',
      'certificate.issued',
    ]);
    expect(new Set(ofLearner.map(({ data }) => data['userCourseId']))).toEqual(new Set([userCourseId]));
  });
});
