import { randomUUID } from 'node:crypto';
import type { World } from '../../support/world.ts';
import { courseAdmins, mutation, type NodeRule, type Rule } from '../accessRule.ts';

/** A course that may go; on an expired trial, where nobody makes one, the course of the world. */
async function spareCourseId({ people, course, marker }: World): Promise<number> {
  const { status, body } = await people.courseAdmin.rest.send<{ readonly id: number }>('/api/v1/secured/courses', {
    method: 'POST',
    body: { name: `${marker} spare` },
  });
  return status === 201 ? body.id : course.courseId;
}

/** A tag that may go; on an expired trial, where nobody makes one, one that there is not. */
async function spareTagId({ people, marker }: World): Promise<number> {
  const { status, body } = await people.courseAdmin.rest.send<{ readonly tags: readonly { readonly id: number }[] }>(
    '/api/v1/secured/courses',
    { method: 'POST', body: { name: `${marker} tagged`, tags: [`${marker} ${randomUUID()}`] } },
  );
  return status === 201 ? (body.tags[0]?.id ?? 0) : 1;
}

export const rules: Readonly<Record<string, Rule>> = {
  'Query.authoredCourses': {
    document: 'query { authoredCourses(first: 50) { totalCount nodes { name version lock { endTime } } } }',
    may: courseAdmins,
    namesNothing: true,
  },
  'Query.authoredCourse': {
    document: `query ($courseId: ID!) { authoredCourse(id: $courseId) {
      name learnerCount updatedBy { username } modules { lectures { name } } } }`,
    variables: ({ world }) => ({ courseId: world.course.courseId }),
    may: courseAdmins,
  },
  'Query.authoredCourse|exported': {
    document: 'query ($courseId: ID!) { authoredCourse(id: $courseId) { exported } }',
    variables: ({ world }) => ({ courseId: world.course.courseId }),
    may: courseAdmins,
  },
  'Query.authoredCourse|AuthoredCourse.revisions': {
    document:
      'query ($courseId: ID!) { authoredCourse(id: $courseId) { revisions(first: 5) { totalCount nodes { savedBy { name } difference { totalCount } } } } }',
    variables: ({ world }) => ({ courseId: world.course.courseId }),
    may: courseAdmins,
  },
  'Query.authoredCourse|AuthoredCourse.revision': {
    document: `query ($courseId: ID!, $lectureId: ID!) { authoredCourse(id: $courseId) { revision(version: 1) {
      saveTime lecture(lectureId: $lectureId) { name content { version } } } } }`,
    variables: ({ world }) => ({ courseId: world.course.courseId, lectureId: world.course.lectureId }),
    may: courseAdmins,
  },
  'Query.authoredLecture': {
    document: `query ($courseId: ID!, $lectureId: ID!) { authoredLecture(courseId: $courseId, lectureId: $lectureId) {
      name content { version questions { ... on AuthoredQuestionFields { text } ... on AuthoredSingleChoiceQuestion { correctPosition } } } } }`,
    variables: ({ world }) => ({ courseId: world.course.courseId, lectureId: world.course.lectureId }),
    may: courseAdmins,
  },
  'Workspace.tags': {
    document: 'query { workspace { tags(first: 100) { totalCount edges { courseCount node { name } } } } }',
    may: 'signedIn',
    namesNothing: true,
  },
  'Mutation.lockCourse': mutation(
    'lockCourse',
    'lock { holder { username } } lockToken',
    ({ world }) => ({ courseId: world.course.courseId, takeOver: true }),
    { may: courseAdmins },
  ),
  'Mutation.unlockCourse': mutation('unlockCourse', 'unlocked', ({ world }) => ({ courseId: world.course.courseId }), {
    may: courseAdmins,
  }),
  'Mutation.reportPresence': mutation(
    'reportPresence',
    'presence { others { author { username } } }',
    ({ world }) => ({ courseId: world.course.courseId }),
    { may: courseAdmins },
  ),
  'Mutation.askForLock': mutation(
    'askForLock',
    'presence { others { author { username } } }',
    ({ world }) => ({ courseId: world.course.courseId }),
    { may: courseAdmins },
  ),
  'Mutation.answerLockRequest': mutation(
    'answerLockRequest',
    'presence { others { author { username } } }',
    ({ world }) => ({ courseId: world.course.courseId, userId: 1, answer: 'DECLINED' }),
    { may: courseAdmins },
  ),
  'Mutation.createCourse': mutation(
    'createCourse',
    'course { courseId }',
    ({ world }) => ({ fields: { name: `${world.marker} new course` } }),
    { may: courseAdmins, namesNothing: true },
  ),
  // Who tried before may hold the lock still.
  'Mutation.saveCourse': mutation(
    'saveCourse',
    'course { version }',
    ({ world }) => ({ courseId: world.course.courseId, fields: { durationMinutes: 45 }, force: true }),
    { may: courseAdmins },
  ),
  'Mutation.publishCourse': mutation(
    'publishCourse',
    'course { published }',
    ({ world }) => ({ courseId: world.course.courseId, force: true }),
    { may: courseAdmins },
  ),
  'Mutation.deleteCourse': mutation(
    'deleteCourse',
    'deletedCourseId',
    async ({ world }) => ({ courseId: await spareCourseId(world) }),
    { may: courseAdmins },
  ),
  'Mutation.checkCourseLinks': mutation(
    'checkCourseLinks',
    'job { jobId }',
    ({ world }) => ({ courseId: world.course.courseId }),
    { may: courseAdmins },
  ),
  'Mutation.changeCourses': mutation(
    'changeCourses',
    'job { jobId }',
    ({ world }) => ({ courseIds: [world.course.courseId], action: 'PUBLISH', dryRun: true }),
    { may: courseAdmins, namesNothing: true },
  ),
  'Mutation.undoCourseJob': mutation(
    'undoCourseJob',
    'job { jobId }',
    () => ({ jobId: '1' }),
    // No change of courses was ordered.
    { may: courseAdmins, namesNothing: true, instead: ['NOT_FOUND'] },
  ),
  'Mutation.copyCourse': mutation(
    'copyCourse',
    'course { courseId }',
    ({ world }) => ({ courseId: world.course.courseId }),
    { may: courseAdmins },
  ),
  'Query.courseTemplates': {
    document: 'query { courseTemplates { key name modules { name lectures { name } } } }',
    may: courseAdmins,
    namesNothing: true,
  },
  'Mutation.createCourseFromTemplate': mutation(
    'createCourseFromTemplate',
    'course { courseId }',
    () => ({ template: 'onboarding.en' }),
    { may: courseAdmins, namesNothing: true },
  ),
  'Mutation.importCourse': mutation(
    'importCourse',
    'course { courseId }',
    ({ world }) => ({ content: { name: `${world.marker} imported` } }),
    { may: courseAdmins, namesNothing: true },
  ),
  'Mutation.renameTag': mutation(
    'renameTag',
    'tag { name }',
    async ({ world }) => ({ tagId: await spareTagId(world), name: `${world.marker} ${randomUUID()}` }),
    {
      may: courseAdmins,
    },
  ),
  'Mutation.nameCourseRevision': mutation(
    'nameCourseRevision',
    'revision { name }',
    ({ world }) => ({ courseId: world.course.courseId, revision: 1, name: 'First' }),
    { may: courseAdmins },
  ),
  'Mutation.holdCourseChangesBack': mutation(
    'holdCourseChangesBack',
    'course { holdsChangesBack }',
    ({ world }) => ({ courseId: world.course.courseId, holdBack: false, force: true }),
    { may: courseAdmins },
  ),
  'Mutation.publishCourseChanges': mutation(
    'publishCourseChanges',
    'course { liveVersion }',
    ({ world }) => ({ courseId: world.course.courseId, force: true }),
    { may: courseAdmins },
  ),
  'Mutation.scheduleCoursePublication': mutation(
    'scheduleCoursePublication',
    'course { publishTime }',
    ({ world }) => ({ courseId: world.course.courseId, publishTime: null, force: true }),
    { may: courseAdmins },
  ),
  'Mutation.discardCourseChanges': mutation(
    'discardCourseChanges',
    'course { liveVersion }',
    ({ world }) => ({ courseId: world.course.courseId, force: true }),
    { may: courseAdmins },
  ),
  'Mutation.restoreCourseRevision': mutation(
    'restoreCourseRevision',
    'course { version }',
    ({ world }) => ({ courseId: world.course.courseId, revision: 1, force: true }),
    { may: courseAdmins },
  ),
  'Mutation.deleteTag': mutation(
    'deleteTag',
    'deletedTagId',
    async ({ world }) => ({ tagId: await spareTagId(world) }),
    {
      may: courseAdmins,
    },
  ),
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  AuthoredCourse: 'authors',
  AuthoredModule: 'authors',
  AuthoredLecture: 'authors',
  CourseRevision: 'authors',
};
