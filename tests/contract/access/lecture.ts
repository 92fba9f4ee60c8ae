import { REFUSED, type NodeRule, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  'Query.lecture': {
    document: `query ($courseId: ID!, $lectureId: ID!) { lecture(courseId: $courseId, lectureId: $lectureId) {
      content { __typename ... on LectureContent { sections { ... on SectionFields { sectionId } } questions { ... on QuestionFields { text } } } } } }`,
    variables: ({ world }) => ({ courseId: world.course.courseId, lectureId: world.course.lectureId }),
    // Everyone who has an account here is enrolled.
    may: 'signedIn',
    refused: [...REFUSED, 'WITHHELD'],
  },
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  Lecture: 'everyone',
};
