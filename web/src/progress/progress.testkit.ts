export const viewer = { user: { id: 'user-1', userId: 1001, roles: ['ROLE_COURSE_ADMIN'] } };

/** A learner who is in the middle of a course. */
export const aLearner = (change: object = {}) => ({
  __typename: 'UserCourse',
  id: 'uc-77',
  userCourseId: 77,
  userId: 1200,
  name: 'Ada Example',
  username: 'ada@demo.test',
  startTime: '2030-01-01T09:00:00.000Z',
  finishTime: null,
  certificate: null,
  dueTime: null,
  overdue: false,
  lastActivityTime: '2030-01-31T09:00:00.000Z',
  phase: 'IN_PROGRESS',
  stuck: false,
  expired: false,
  seenPercent: 33,
  scorePercent: 14,
  correctPoints: 2,
  totalPoints: 5,
  continueAt: { lectureId: 2002, name: 'The clock', moduleName: 'Numbers' },
  lastPosition: { lectureName: 'The clock' },
  course: { id: 'course-258', courseId: 258, name: 'Painting', metadata: { language: 'en' } },
  ...change,
});

/** The answer of the page of the list; `waiting`: how many have no account yet. */
export const learners = (nodes: readonly object[], waiting = 0) => ({
  viewer,
  workspace: {
    id: 'workspace-1',
    waitingEnrolments: { totalCount: waiting },
    userCourses: {
      totalCount: nodes.length,
      csvUrl: 'https://demo.test/api/v1/secured/workspaces/7/usercourses.csv?q=x',
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      edges: nodes.map((node, index) => ({ cursor: `c${index}`, node })),
    },
  },
  authoredCourses: {
    nodes: [
      { id: 'a-258', courseId: 258, name: 'Painting', rights: { mayEdit: true } },
      { id: 'a-259', courseId: 259, name: 'Of others', rights: { mayEdit: false } },
    ],
  },
});
