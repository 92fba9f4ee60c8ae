import { newUsername } from '../../support/hosts.ts';
import { courseAdmins, mutation, viewerField, type NodeRule, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  'Workspace.userCourses': {
    document: 'query { workspace { userCourses(first: 50) { totalCount csvUrl nodes { userCourseId stuck } } } }',
    may: courseAdmins,
    namesNothing: true,
    mayBeEmpty: true,
  },
  'Workspace.waitingEnrolments': {
    document: 'query { workspace { waitingEnrolments(first: 50) { totalCount nodes { username courseName } } } }',
    may: courseAdmins,
    namesNothing: true,
    mayBeEmpty: true,
  },
  'Workspace.userCourse': {
    document: 'query ($id: ID!) { workspace { userCourse(id: $id) { userCourseId } } }',
    variables: ({ world }) => ({ id: world.owner.userCourseId }),
    // Who made the course among them.
    may: courseAdmins,
  },
  'Workspace.userCourse|UserCourse.answeredQuestions': {
    document: `query ($id: ID!, $lectureId: ID!) { workspace { userCourse(id: $id) {
      answeredQuestions(lectureId: $lectureId) { text tries { given { texts } } } } } }`,
    variables: ({ world }) => ({ id: world.owner.userCourseId, lectureId: world.course.lectureId }),
    may: courseAdmins,
  },
  'Viewer.activeUserCourses': viewerField('activeUserCourses { nodes { userCourseId } }'),
  'Viewer.completedUserCourses': viewerField('completedUserCourses { nodes { userCourseId } }'),
  'Viewer.dueNext': viewerField('dueNext { userCourseId }'),
  'Viewer.continueLearning': viewerField('continueLearning { userCourseId }'),
  'Mutation.enrolPeople': mutation(
    'enrolPeople',
    'job { jobId }',
    ({ world }) => ({ courseId: world.course.courseId, people: { usernames: [newUsername()] }, dryRun: true }),
    { may: courseAdmins },
  ),
  'Mutation.cancelWaitingEnrolment': mutation(
    'cancelWaitingEnrolment',
    'cancelledWaitingEnrolmentId',
    () => ({ waitingEnrolmentId: '1' }),
    // Nobody waits.
    { may: courseAdmins, namesNothing: true, instead: ['NOT_FOUND'] },
  ),
  'Mutation.changeEnrolments': mutation(
    'changeEnrolments',
    'job { jobId }',
    ({ world }) => ({ learners: { ids: [world.owner.userCourseId] }, action: 'UNENROL', dryRun: true }),
    { may: courseAdmins, namesNothing: true },
  ),
  'Mutation.undoEnrolmentJob': mutation(
    'undoEnrolmentJob',
    'job { jobId }',
    () => ({ jobId: '1' }),
    // No enrolment was ordered.
    { may: courseAdmins, namesNothing: true, instead: ['NOT_FOUND'] },
  ),
  'Mutation.messageLearners': mutation(
    'messageLearners',
    'job { jobId }',
    ({ world }) => ({ learners: { ids: [world.owner.userCourseId] }, subject: 'x', body: 'x' }),
    { may: courseAdmins, namesNothing: true },
  ),
  'Mutation.updateUserCourse': mutation(
    'updateUserCourse',
    'userCourse { userCourseId }',
    ({ world }) => ({ userCourseId: world.owner.userCourseId }),
    // The course is completed.
    { may: courseAdmins, instead: ['USER_COURSE_CLOSED'] },
  ),
  'Mutation.enrol': mutation(
    'enrol',
    'userCourse { userCourseId }',
    ({ world }) => ({ courseId: world.course.courseId }),
    { may: 'signedIn' },
  ),
  'Mutation.giveUpCourse': mutation(
    'giveUpCourse',
    'userCourse { userCourseId }',
    ({ person }) => ({ userCourseId: person.userCourseId }),
    { may: 'signedIn', neighbours: [], usesUp: true },
  ),
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  WaitingEnrolment: 'authors',
  UserCourse: 'owner',
};
