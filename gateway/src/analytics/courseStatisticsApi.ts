import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { withQuery } from '../rsql.ts';
import { workspacePath } from '../workspace/workspacePaths.ts';
import type { PeriodQuery } from './analyticsApi.ts';

export type FunnelWire = Schemas['Funnel'];
export type CourseQuestionStatisticsWire = Schemas['CourseQuestionStatistics'];

const coursePath = (courseId: number): string => `/api/v1/secured/courses/${courseId}`;

/** The same as CSV. */
export const funnelCsvPath = (courseId: number): string => `${coursePath(courseId)}/funnel.csv`;

/** `GET /secured/courses/{id}/funnel`: for admins and for who made the course. */
export const getFunnel = (rest: Rest, courseId: number, period: PeriodQuery): Promise<FunnelWire> =>
  rest.get(withQuery(`${coursePath(courseId)}/funnel`, { ...period }));

/** The same as CSV. */
export const questionStatisticsCsvPath = (courseId: number): string => `${coursePath(courseId)}/questionstatistics.csv`;

/** `GET /secured/courses/{id}/questionstatistics`: for admins and for who made the course. */
export const getQuestionStatistics = (
  rest: Rest,
  courseId: number,
  period: PeriodQuery,
): Promise<CourseQuestionStatisticsWire> =>
  rest.get(withQuery(`${coursePath(courseId)}/questionstatistics`, { ...period }));

/** `GET /secured/workspaces/{id}/coursestoreview`: for admins, and for course admins of their own courses. */
export const getCoursesToReview = (rest: Rest, workspaceId: number): Promise<Schemas['CoursesToReview']> =>
  rest.get(`${workspacePath(workspaceId)}/coursestoreview`);
