/** The requests of the pages of a kept course, exactly as the pages send them. */
import { persistedIds } from 'virtual:persisted-ids';
import { coursePageRequest } from '../../course/coursePageRequest.ts';
import { dashboardPageRequest } from '../../enrolment/dashboardPageRequest.ts';
import { lecturePageRequest } from '../../lecture/lecturePageRequest.ts';
import { links } from '../../routing/links.ts';
import type { PageRequest } from '../../routing/pageRequest.ts';
import { postPersisted } from '../../routing/startedRequests.ts';
import type { KeptCourse } from './keptCourse.ts';

const shellRequest = 'ShellQuery';

export interface KeptRequest {
  readonly name: string;
  /** The id of its document. */
  readonly id: string;
  readonly variables: object;
  /** The raw id of the course, 0 for what all courses need. */
  readonly course: number;
}

/** The requests of all pages of a course. */
export function requestsOf({ course, lectureIds }: Pick<KeptCourse, 'course' | 'lectureIds'>): readonly KeptRequest[] {
  return [
    { name: shellRequest, id: idOf(shellRequest), variables: {}, course: 0 },
    requestOf(dashboardPageRequest, links.dashboard, 0),
    courseRequest(course),
    requestOf(lecturePageRequest, links.courseware(course), course),
    ...lectureIds.map((lectureId) =>
      requestOf(lecturePageRequest, links.lecture({ courseId: course, moduleId: 0, lectureId }), course),
    ),
  ].filter((asked) => asked !== null);
}

/** The request of the page of a course. */
export const courseRequest = (course: number): KeptRequest | null =>
  requestOf(coursePageRequest, links.course(course), course);

/** The requests that show progress made at an address: those of the page itself, and of its course. */
export function requestsAt(address: string): readonly KeptRequest[] {
  return [requestOf(lecturePageRequest, address, 0), requestOf(coursePageRequest, address, 0)].filter(
    (asked) => asked !== null,
  );
}

/** The documents of this version. Answers that were stored by those of another version are found by no page of this one. */
export const documentsNow = (): readonly string[] =>
  [shellRequest, dashboardPageRequest.name, coursePageRequest.name, lecturePageRequest.name].map(idOf);

/** Whether the pages of this version find the stored answers. */
export const isFound = ({ documents }: Pick<KeptCourse, 'documents'>): boolean =>
  String(documents) === String(documentsNow());

/** The answer of the servers unchanged, even with errors. Rejects without an answer. */
export async function ask({ name, id, variables }: KeptRequest): Promise<{ data?: unknown; errors?: unknown }> {
  const response = await postPersisted(id, variables);
  if (!response.ok) throw new Error(`${name} was not answered.`);
  return (await response.json()) as { data?: unknown };
}

const idOf = (name: string): string => persistedIds[name] ?? '';

function requestOf(page: PageRequest, path: string, course: number): KeptRequest | null {
  const variables = page.variables(new URL(path, window.location.origin));
  return variables && { name: page.name, id: idOf(page.name), variables, course };
}
