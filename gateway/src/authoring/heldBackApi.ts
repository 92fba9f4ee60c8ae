import { withQuery } from '../rsql.ts';
import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { wishQuery, type ChangeWish } from './courseImpact.ts';
import { writeOptions, type WriteConditions } from './writeConditions.ts';

export interface HeldBackOptions extends WriteConditions {
  readonly idempotencyKey?: string | null | undefined;
  /** Whether the structure comes along. */
  readonly outline: boolean;
}

/** BEY-24 `POST /secured/courses/{id}/_holdBack`. */
export const postHoldBack = (
  rest: Rest,
  courseId: number,
  body: Schemas['HoldBackRequest'],
  options: HeldBackOptions,
): Promise<Schemas['AuthoredCourse']> => post(rest, courseId, '_holdBack', { body, options });

/** BEY-24 `POST /secured/courses/{id}/_publishChanges`. */
export const postPublishChanges = (
  rest: Rest,
  courseId: number,
  body: Schemas['PublishChangesRequest'],
  options: HeldBackOptions & ChangeWish,
): Promise<Schemas['SavedCourse']> =>
  post(rest, courseId, '_publishChanges', { body, options, query: wishQuery(options) });

/** BEY-24 `POST /secured/courses/{id}/_publicationTime`. */
export const postPublicationTime = (
  rest: Rest,
  courseId: number,
  body: Schemas['PublicationTimeRequest'],
  options: HeldBackOptions & Omit<ChangeWish, 'dryRun'>,
): Promise<Schemas['AuthoredCourse']> =>
  post(rest, courseId, '_publicationTime', { body, options, query: wishQuery(options) });

/** BEY-24 `POST /secured/courses/{id}/_discardChanges`. */
export const postDiscardChanges = (
  rest: Rest,
  courseId: number,
  options: HeldBackOptions,
): Promise<Schemas['AuthoredCourse']> => post(rest, courseId, '_discardChanges', { body: undefined, options });

const post = (
  rest: Rest,
  courseId: number,
  action: string,
  {
    body,
    options,
    query = {},
  }: {
    readonly body: object | undefined;
    readonly options: HeldBackOptions;
    readonly query?: Readonly<Record<string, string | undefined>>;
  },
): Promise<Schemas['AuthoredCourse']> =>
  rest.post(
    withQuery(`/api/v1/secured/courses/${courseId}/${action}`, {
      forceUpdate: options.force === true ? 'true' : undefined,
      include: options.outline ? 'outline' : undefined,
      ...query,
    }),
    body,
    { ...writeOptions(options), idempotencyKey: options.idempotencyKey },
  );
