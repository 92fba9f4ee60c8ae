import { mutation, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  'Mutation.answerQuestion': mutation(
    'answerQuestion',
    'correct question { ... on QuestionFields { questionId } }',
    ({ person, world }) => ({
      userCourseId: person.userCourseId,
      questionId: world.course.questionId,
      answer: { positions: [2] },
    }),
    // Who has completed the course answers no more.
    { may: 'signedIn', neighbours: [], usesUp: true },
  ),
  'Mutation.markLectureSeen': mutation(
    'markLectureSeen',
    'userCourse { userCourseId }',
    ({ person, world }) => ({ userCourseId: person.userCourseId, lectureId: world.course.lectureId }),
    { may: 'signedIn', neighbours: [] },
  ),
  'Mutation.saveStudyPosition': mutation(
    'saveStudyPosition',
    'position { lectureId }',
    ({ person, world }) => ({ userCourseId: person.userCourseId, lectureId: world.course.lectureId }),
    { may: 'signedIn', neighbours: [] },
  ),
  'Mutation.saveVideoPosition': mutation(
    'saveVideoPosition',
    'position { seconds }',
    ({ person, world }) => ({ userCourseId: person.userCourseId, lectureId: world.course.lectureId, seconds: 3 }),
    { may: 'signedIn', neighbours: [] },
  ),
  'Mutation.completeCourse': mutation(
    'completeCourse',
    'userCourse { userCourseId } certificate { uuid }',
    ({ person }) => ({ userCourseId: person.userCourseId, holderName: person.name }),
    // Someone new has studied nothing yet.
    { may: 'signedIn', neighbours: [], instead: ['1300'] },
  ),
};
