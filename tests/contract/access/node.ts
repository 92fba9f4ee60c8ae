import { openField, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  // Which objects it gives to whom stands in nodeRules.
  'Query.node': {
    document: 'query ($id: ID!) { node(id: $id) { id } }',
    variables: ({ world }) => ({ id: Buffer.from(`Course:${world.course.courseId}`).toString('base64url') }),
    may: 'everyone',
  },
  'Query.nodes': {
    document: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
    variables: ({ world }) => ({ ids: [Buffer.from(`Course:${world.course.courseId}`).toString('base64url')] }),
    may: 'everyone',
  },
  'Workspace.coverImageUrl': openField('coverImageUrl'),
  'Workspace.createTime': openField('createTime'),
};
