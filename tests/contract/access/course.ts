import type { NodeRule, Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  'Query.courses': {
    document: 'query ($search: String!) { courses(filter: { search: $search }) { nodes { name } } }',
    variables: ({ world }) => ({ search: world.marker }),
    may: 'everyone',
  },
  'Query.courseCounts': {
    document: 'query { courseCounts { anyDurationCount durations { courseCount } } }',
    may: 'everyone',
    namesNothing: true,
  },
  'Query.course': {
    document: 'query ($courseId: ID!) { course(id: $courseId) { name modules { name } } }',
    variables: ({ world }) => ({ courseId: world.course.courseId }),
    may: 'everyone',
  },
  'Query.tags': {
    document: 'query { tags(first: 100) { nodes { name } } }',
    may: 'everyone',
    namesNothing: true,
  },
  'Query.courseMetadata': {
    document: 'query ($courseId: ID!) { courseMetadata(courseId: $courseId) { name } }',
    variables: ({ world }) => ({ courseId: world.course.courseId }),
    may: 'everyone',
  },
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  Tag: 'everyone',
  Course: 'everyone',
  Module: 'everyone',
};
