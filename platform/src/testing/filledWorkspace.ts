import { signingKeyOf } from '../certificate/credential/credentialKeys.ts';
import { placesPerList } from '../certificate/credential/statusList.ts';
import { inWorkspace } from '../db/database.ts';
import { insertJobRows } from '../job/jobRowQueries.ts';
import { insertJobRun } from '../job/jobRunQueries.ts';
import { plainItem } from '../scorm/scormPackage.ts';
import { insertPackage, saveState } from '../scorm/scormQueries.ts';
import { issueInvitationToken } from '../workspace/people/issueInvitationToken.ts';
import { aDevice } from './testPushService.ts';
import { aPicture, upload } from './uploads.ts';
import type { TestApp, TestUser } from './testApp.ts';
import type { Id } from '../shared/id.ts';

export interface FilledWorkspace {
  readonly workspaceId: Id;
  readonly host: string;
  readonly learner: TestUser;
  /** Values of path parameters, all of this workspace, by their names; `id` stands for the course. */
  readonly ids: Readonly<Record<string, string>>;
  readonly userCourseId: Id;
}

interface Course {
  id: Id;
  tags: { id: Id }[];
  modules: { lectures: { id: Id; questionAnswers: { id: Id }[] }[] }[];
}

/** Puts one of everything into a workspace; each text in it is or holds `marker`. `admin` must have `ROLE_ADMIN`. */
export async function fillWorkspace(
  server: TestApp,
  { host, admin, learner, marker }: { host: string; admin: TestUser; learner: TestUser; marker: string },
): Promise<FilledWorkspace> {
  const { workspaceId } = admin;
  const post = async <T>(url: string, as: TestUser, body: unknown): Promise<T> => {
    const reply = await server.call<T>('POST', `/api/v1/secured${url}`, { as, host, body });
    if (reply.status >= 300) {
      throw new Error(`${url} answers ${reply.status} ${JSON.stringify(reply.body)}`);
    }
    return reply.body;
  };
  // Admins may end the access of whom a path names; anyone who calls keeps theirs.
  const person = await server.aUser({ workspaceId, name: marker });
  const question = {
    '@type': 'SingleChoice',
    question: marker,
    answer: ['right', 'wrong'],
    correctAnswer: [1],
    weight: 1,
    wrongLimit: 0,
  };
  const packageId = crypto.randomUUID();
  const mediaSource = `https://${host}/scorm/1/${packageId}/index.html`;
  const lectures = [
    { name: marker, mediaSource, sections: [{ type: 'TEXT', content: marker }], questionAnswers: [question] },
  ];
  const course = await post<Course>('/courses?include=modules', admin, {
    name: marker,
    published: true,
    anonymousAllowed: true,
    forumEnabled: true,
    tags: [{ name: marker }],
    modules: [{ name: marker, lectures }],
  });
  const userCourse = await post<{ id: Id }>('/usercourses', learner, { courseId: course.id });
  const certificateId = crypto.randomUUID();
  await inWorkspace(server.db, workspaceId, (trx) =>
    trx
      .insertInto('certificate')
      .values({
        workspace_id: workspaceId,
        certificate_id: certificateId,
        user_course_id: userCourse.id,
        user_id: learner.userId,
        course_id: course.id,
        holder_name: marker,
        course_name: marker,
        score_percent: 100,
        // A list of its own: the lists of all workspaces have the same numbers.
        status_number: placesPerList * workspaceId,
      })
      .execute(),
  );
  await inWorkspace(server.db, workspaceId, async (trx) => {
    await insertPackage(
      trx,
      {
        packageId,
        courseId: course.id,
        version: '1.2',
        title: marker,
        entry: 'index.html',
        items: [{ ...plainItem('item', marker, 'index.html'), launchData: marker }],
        storeKey: `${workspaceId}/scorm-${packageId}`,
        bytes: 1,
        files: 1,
      },
      { createdBy: admin.userId, now: server.now() },
    );
    await saveState(
      trx,
      { userCourseId: userCourse.id, lectureId: course.modules[0]?.lectures[0]?.id ?? 0, packageId },
      {
        itemId: 'item',
        session: crypto.randomUUID(),
        sequence: 1,
        pastSessions: [],
        cmi: { 'cmi.suspend_data': marker },
        completion: 'INCOMPLETE',
        success: 'UNKNOWN',
        scoreScaled: null,
        earlierSeconds: 0,
        sessionSeconds: 1,
      },
      server.now(),
    );
  });
  const invited = await post<{ userId: Id }>(`/workspaces/${workspaceId}/users`, admin, {
    username: `invited-to-${workspaceId}@demo.test`,
  });
  const invitation = await inWorkspace(server.db, workspaceId, (trx) =>
    issueInvitationToken(trx, { workspaceId, userId: invited.userId, now: server.now() }),
  );
  const integration = await post<{ id: Id }>(`/workspaces/${workspaceId}/integrations`, admin, {
    '@type': 'FORUM',
    // An identifier cannot be any text.
    forumId: marker.replaceAll(' ', '-'),
    apiKey: marker,
  });
  const jobId = await inWorkspace(server.db, workspaceId, async (trx) => {
    const runId = await insertJobRun(trx, { workspaceId, actorId: admin.userId, kind: marker, now: server.now() });
    await insertJobRows(trx, { workspaceId, runId }, [{ subject: marker }]);
    return runId;
  });
  const file = await upload(server, admin, { host, name: marker, bytes: await aPicture(8 + workspaceId) });
  const savedSection = await post<{ id: Id }>('/savedsections', admin, {
    name: marker,
    sections: [{ type: 'TEXT', content: marker }],
  });
  const device = await server.call<{ devices: { id: Id }[] }>('PUT', '/api/v1/secured/users/me/notices/devices', {
    as: learner,
    host,
    body: aDevice(`https://push.test/${workspaceId}`),
  });
  const group = await post<{ id: Id }>(`/workspaces/${workspaceId}/groups`, admin, {
    name: marker,
    description: marker,
  });
  const privacyRequest = await post<{ id: Id }>(`/workspaces/${workspaceId}/privacyrequests`, admin, {
    kind: 'EXPORT',
    username: `asks-${workspaceId}@demo.test`,
  });
  const campaign = await post<{ id: Id }>('/campaigns', admin, { name: marker, courseId: course.id });
  await post(`/campaigns/${campaign.id}/vouchers`, admin, { amount: 2 });
  const lecture = course.modules[0]?.lectures[0];
  const thread = await post<{ id: Id; question: { id: Id } }>(
    `/courses/${course.id}/lecture/${lecture?.id}/discussion`,
    learner,
    { title: marker, text: marker },
  );
  const reviewThread = await post<{ id: Id; comments: { id: Id }[] }>(`/courses/${course.id}/reviewthreads`, admin, {
    anchor: { part: 'COURSE', id: course.id },
    guestVisible: true,
    text: marker,
  });
  const reviewLink = await post<{ id: Id; token: string }>(`/courses/${course.id}/reviewlinks`, admin, {
    name: marker,
    expireTime: server.now().getTime() + 86_400_000,
  });
  const apiToken = await post<{ id: Id }>('/users/me/apitokens', learner, {
    name: marker,
    scopes: ['account:read'],
    expireTime: server.now().getTime() + 86_400_000,
  });
  const serviceAccount = await post<{ id: Id }>(`/workspaces/${workspaceId}/serviceaccounts`, admin, {
    name: marker,
    description: marker,
  });
  // To where nobody takes anything: what matters is that it has an id.
  const webhook = await post<{ id: Id }>(`/workspaces/${workspaceId}/webhooks`, admin, {
    url: `https://hooks.example.org/${marker}`,
    description: marker,
    eventTypes: ['course.deleted'],
  });
  const delivery = await post<{ id: Id }>(`/workspaces/${workspaceId}/webhooks/${webhook.id}/_test`, admin, undefined);
  return {
    workspaceId,
    host,
    learner,
    userCourseId: userCourse.id,
    ids: {
      id: String(course.id),
      lectureId: String(lecture?.id),
      version: '1',
      courseId: String(course.id),
      itemId: 'item',
      ticket: 'none',
      questionId: String(lecture?.questionAnswers[0]?.id),
      tagId: String(course.tags[0]?.id),
      gamificationId: '1',
      uuid: certificateId,
      list: String(workspaceId),
      keyId: (await signingKeyOf({ db: server.db, config: server.config, clock: () => server.now() }, workspaceId))
        .keyId,
      profileName: host.replaceAll('.', '_'),
      userId: String(person.userId),
      username: learner.username,
      token: invitation?.token ?? '',
      integrationId: String(integration.id),
      auth_type: 'custom-oauth2',
      code: 'NONE',
      jobId: String(jobId),
      deviceId: String(device.body.devices[0]?.id),
      fileId: String(file.id),
      campaignId: String(campaign.id),
      threadId: String(thread.id),
      postId: String(thread.question.id),
      apiTokenId: String(apiToken.id),
      serviceAccountId: String(serviceAccount.id),
      webhookId: String(webhook.id),
      deliveryId: String(delivery.id),
      reviewLinkId: String(reviewLink.id),
      reviewToken: reviewLink.token,
      reviewThreadId: String(reviewThread.id),
      reviewCommentId: String(reviewThread.comments[0]?.id),
      groupId: String(group.id),
      privacyRequestId: String(privacyRequest.id),
      savedSectionId: String(savedSection.id),
      address: file.url.slice(file.url.lastIndexOf('/') + 1),
    },
  };
}
