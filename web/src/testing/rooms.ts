/**
 * The order of the web client's rooms: the values that a room imports come from itself, from the root, or from rooms before it, be it at
 * once or when they are needed. Types may be named from anywhere. A room is the first folder of a file's path.
 */
export const rooms = [
  'viewer',
  'i18n',
  'ui',
  'reading',
  'errors',
  'routing',
  'offline',
  'tracking',
  'theme',
  'shell',
  'file',
  'editing',
  'admin',
  'achievement',
  'identity',
  'statistics',
  'job',
  'audit',
  'quiz',
  'webhook',
  'integration',
  'enrolment',
  'certificate',
  'catalogue',
  'workspace',
  'campaign',
  'progress',
  'section',
  'discussion',
  'scorm',
  'lecture',
  'review',
  'course',
  'analytics',
  'privacy',
  'authoring',
  'page',
  'server',
] as const;

/** Name every page, so that they may import from every room. */
export const entries: ReadonlySet<string> = new Set(['routing/pageFiles.ts', 'routing/pageRequests.ts']);

/** Imports against the order, each with its reason. */
export const upward: Readonly<Record<string, string>> = {
  'offline → lecture': 'kept work is sent by the mutations of its rooms, a kept course read by their queries',
  'offline → quiz': 'as above: answers',
  'offline → course': 'as above: the course page',
  'offline → enrolment': 'as above: the dashboard',
  'shell → identity': 'the menu signs out and stores the language',
  'shell → workspace': 'the dialog of consent opens over every page',
  'shell → authoring': 'the switch of the editing mode stands in the header',
  'admin → job': 'the home names the jobs that wait',
  'enrolment → authoring': 'the dashboard of who makes courses begins with those',
  'enrolment → campaign': 'the dashboard offers to enter a code',
  'lecture → course': 'a course that is hidden is drawn in place of its lecture',
};
