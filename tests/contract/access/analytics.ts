import { admins, courseAdmins, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  'Workspace.coursesToReview': {
    document: 'query { workspace { coursesToReview { courseCount courses { courseName } } } }',
    may: courseAdmins,
    namesNothing: true,
    mayBeEmpty: true,
  },
  'Workspace.courseFunnel': {
    document: `query ($id: ID!) { workspace { courseFunnel(courseId: $id) { csvUrl steps { name reached } } } }`,
    variables: ({ world }) => ({ id: world.course.courseId }),
    may: courseAdmins,
  },
  'Workspace.questionStatistics': {
    document: `query ($id: ID!) { workspace { questionStatistics(courseId: $id) { csvUrl questions { text parts { text } } } } }`,
    variables: ({ world }) => ({ id: world.course.courseId }),
    may: courseAdmins,
  },
  'Workspace.analytics|Analytics.facts': {
    document: `query { workspace { analytics { facts(type: LECTURE) { edges { node { name } } } totals(type: LECTURE) { value } allTotals { type }
      series(type: LECTURE, aggregation: YEAR) { value } } } }`,
    may: admins,
    namesNothing: true,
  },
};
