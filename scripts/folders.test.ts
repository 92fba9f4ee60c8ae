import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** The same thing is called alike in the three packages: someone follows a click by the names of folders (ARCHITECTURE.md). */

const packages = ['platform', 'gateway', 'web'] as const;
type Package = (typeof packages)[number];

/** Names that not every package has, each with the reason. Anything else stands in all three, as a room or within one. */
const exceptions: Readonly<Record<string, string>> = {
  // What a package does by its nature.
  db: 'only the platform has a database',
  shared: 'helpers of the platform that know no domain; in the other packages they lie in the root',
  outbound: 'calls to servers of others, which the platform alone makes',
  fact: 'facts are written by the platform; clients read them as analytics',
  mail: 'only the platform sends mail',
  retention: 'deleting outdated rows; its settings belong to privacy in the gateway',
  personalData: 'export and erasure across all tables; clients reach them by privacy',
  deletion: 'what was deleted, for programs that keep a copy; the web client keeps none',
  bulkExport: 'files of everything of a kind; the web client shows them with their jobs',
  personnel: 'the sync of a personnel system; clients reach it by integration',
  http: 'the web client serves nothing',
  graphql: 'the GraphQL server',
  node: 'the global ids of GraphQL',
  rest: 'calls to the platform',
  fairness: 'the fair queues in front of the platform',
  release: 'documents and files of released web clients',
  telemetry: 'traces and metrics of requests',
  contentOrigin: 'the second listener, for content of others alone',
  routing: 'addresses, links and what a page asks for',
  page: 'what opens a page: its loader and the router',
  server: 'draws pages where there is no document',
  shell: 'header, footer and layouts',
  viewer: 'who is here and where, as the browser knows it; the servers read it from each request',
  ui: 'components that know no domain',
  theme: 'colours and sizes',
  i18n: 'texts in five languages',
  errors: 'how refusals are shown',
  editing: 'input fields of the editor that know no course',
  reading: 'reading settings of a person, which stay in the browser',
  offline: 'work kept without a network',
  tracking: 'counters of the workspace that run in the browser',
  // What the packages see from different sides.
  content: 'courses as they are stored; the gateway and the web client have lecture, section and question instead',
  lecture: 'a page for learners; the platform answers it from content, enrolment and study',
  authoring: 'the editor and its operations; on the platform they are writes of course',
  quiz: 'questions as learners and authors handle them; question on the platform and in the gateway, study where they are answered',
  study: 'what a learner does in a lecture; in the web client that happens in lecture and quiz',
  catalogue: 'a list of courses; the gateway answers it from course',
  admin: 'what the pages for admins share',
  progress: 'a page on the enrolments of others; enrolment on the platform and in the gateway',
  statistics: 'a page on answers; study/statistics on the platform, a part of analytics in the gateway',
};

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: resolve(import.meta.dirname, '..'),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
}).split('\n');

/** The names of a package's folders at a depth below `src`. */
function foldersAt(depth: number, name: Package): ReadonlySet<string> {
  const paths = files.map((file) => file.split('/')).filter(([first, src]) => first === name && src === 'src');
  const names = paths.filter(({ length }) => length > depth + 2).map((path) => path[depth + 1] ?? '');
  return new Set(names.filter((folder) => !/generated|^testing$/.test(folder)));
}

const rooms = new Set(packages.flatMap((name) => [...foldersAt(1, name)]));
const known = packages.map((name) => new Set([...foldersAt(1, name), ...foldersAt(2, name)]));
const unlike = [...rooms].filter((room) => known.some((names) => !names.has(room)));

test('a room of one package has its name in the others, or a reason why not', () => {
  expect(rooms.size).toBeGreaterThan(50);
  expect(unlike.filter((room) => !Object.hasOwn(exceptions, room))).toEqual([]);
});

test('no exception is listed that is none any more', () => {
  expect(Object.keys(exceptions).filter((room) => !unlike.includes(room))).toEqual([]);
});

test('no folder is the plural of one in another package', () => {
  const all = new Set(known.flatMap((names) => [...names]));
  const plurals = [...all].filter((name) => name.endsWith('s') && all.has(name.slice(0, -1)));
  // The texts of mails have nothing to do with the type of a section.
  expect(plurals).toEqual(['texts']);
});
