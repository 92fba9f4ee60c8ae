import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import { withQuery } from '../rsql.ts';
import type { Schemas } from '../rest/Schemas.ts';

const coursesPath = '/api/v1/secured/courses';

export interface AuthoredCoursesPage extends PageRequest {
  readonly q: string;
  readonly sort: string | undefined;
  readonly view: 'OWNED_COURSES' | 'CREATED_COURSES';
  /** Whether the structure comes along. */
  readonly outline: boolean;
}

/** REST-17 `GET /secured/courses`: own courses, for admins all of the workspace. */
export const getAuthoredCourses = (
  rest: Rest,
  { outline, ...query }: AuthoredCoursesPage,
): Promise<PageWire<Schemas['AuthoredCourse']>> =>
  rest.get(withQuery(coursesPath, { ...query, include: outline ? 'outline' : undefined }));

/** OP-35 `GET /secured/courses/{id}` with its structure; 403 for whoever does not work on courses. */
export const getCourseToWorkOn = (rest: Rest, id: number): Promise<Schemas['AuthoredCourse']> =>
  rest.get(`${coursesPath}/${id}?include=outline`);

/** `GET /secured/courses/{id}/lecture/{lectureId}`: content with right answers. */
export const getAuthoredLecture = (
  rest: Rest,
  courseId: number,
  lectureId: number,
): Promise<Schemas['AuthoredLecture']> => rest.get(`${coursesPath}/${courseId}/lecture/${lectureId}`);
