/** Words that addresses write as one. */
const compounds: Readonly<Record<string, string>> = {
  apitokens: 'api tokens',
  auditlog: 'audit log',
  campaigncourses: 'campaign courses',
  completionrecords: 'completion records',
  coursestoreview: 'courses to review',
  coursetemplates: 'course templates',
  discussionposts: 'discussion posts',
  discussionquestions: 'discussion questions',
  discussionthreads: 'discussion threads',
  duetime: 'due time',
  missingfiles: 'missing files',
  openreviewcounts: 'open review counts',
  personaldata: 'personal data',
  privacyrequests: 'privacy requests',
  questionanswer: 'question answer',
  questionstatistics: 'question statistics',
  reviewcomments: 'review comments',
  reviewlinks: 'review links',
  reviewthreads: 'review threads',
  savedsections: 'saved sections',
  scimtoken: 'scim token',
  sectionchanges: 'section changes',
  serviceaccounts: 'service accounts',
  usercoursegamificationitems: 'user course gamification items',
  usercourses: 'user courses',
  usersaccess: 'user accesses',
  videoposition: 'video position',
  waitingenrolments: 'waiting enrolments',
};

const verbs: Readonly<Record<string, string>> = { POST: 'create', PUT: 'replace', PATCH: 'update', DELETE: 'delete' };
const prefixes = /^\/(?:api|analytics-api|upload-api)\/v1\/(?:secured\/)?/;

/**
 * The name of an operation in clients that are generated: `listCourseRevisions` for `GET /courses/{id}/revisions`, `restoreCourseRevision` for
 * `POST /courses/{id}/revisions/{version}/_restore`. It follows from the address, so that it stays for as long as that does.
 */
export function operationIdOf(method: string, path: string): string {
  const segments = path
    .replace(prefixes, '/')
    .replace('/users/me', '/me')
    .split('/')
    .filter((segment) => segment !== '');
  const names: string[] = [];
  let action: string | undefined;
  let endsWithId = false;
  for (const segment of segments) {
    endsWithId = segment.startsWith('{') || segment.startsWith(':');
    if (segment.startsWith('_')) {
      action = segment.slice(1);
    } else if (endsWithId) {
      names.push(singular(names.pop() ?? ''));
    } else {
      names.push(pascal(segment));
    }
  }
  const subject = names.join('');
  if (action !== undefined) {
    return action + subject + (method === 'GET' ? 'Preview' : '');
  }
  if (method === 'GET') {
    return (!endsWithId && subject.endsWith('s') ? 'list' : 'get') + subject;
  }
  return `${verbs[method] ?? method.toLowerCase()}${method === 'POST' && !endsWithId ? singular(subject) : subject}`;
}

const pascal = (segment: string): string =>
  (compounds[segment] ?? segment)
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const singular = (name: string): string =>
  name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/(?<=ss)es$|(?<![su])s$/, '');
