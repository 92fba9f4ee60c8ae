/**
 * The order of the gateway's rooms: the values that a room imports come from itself, from the root, or from rooms before it. Types may be
 * named from anywhere. A room is the first folder of a file's path.
 */
export const rooms = [
  'fairness',
  'release',
  'rest',
  'live',
  'job',
  'achievement',
  'workspace',
  'bulkExport',
  'graphql',
  'course',
  'umbrella',
  'question',
  'section',
  'reminder',
  'certificate',
  'enrolment',
  'push',
  'identity',
  'node',
  'audit',
  'deletion',
  'campaign',
  'telemetry',
  'analytics',
  'discussion',
  'scim',
  'webhook',
  'lecture',
  'authoring',
  'review',
  'privacy',
  'savedSection',
  'scorm',
  'integration',
  'file',
  'http',
  'contentOrigin',
  'group',
  'study',
] as const;

/** Join the domains into the schema, so that they may import every one of them: resolvers by type, and the types that list others. */
export const joins = /Resolvers\.ts$|^domains\.ts$|^node\/nodeQuery\.ts$|^workspace\/Workspace\.ts$/;

/** Imports against the order, each with its reason. */
export const upward: Readonly<Record<string, string>> = {
  'workspace → identity': 'a workspace says by which realms one signs in, and a person of it is mapped like a user',
  'workspace → group': 'a person of a workspace tells their groups',
  'course → lecture': 'an outline is made of lectures, and a lecture knows its course',
  'course → enrolment': 'what a course shows depends on the viewer’s user course',
  'course → umbrella': 'an umbrella course carries its decision tree',
  'umbrella → enrolment': 'a learner keeps a course that was unpublished',
  'achievement → enrolment': 'whether it is earned depends on the viewer’s user course',
  'question → lecture': 'a question that is placed elsewhere is looked up in its lecture',
  'enrolment → lecture': 'the continue point is a lecture',
  'graphql → http': 'encodings and challenges are words of HTTP',
};
