import { sql, type RawBuilder } from 'kysely';

/** `isOpenToOthers` of the `course` of a statement. */
export const openToOthers = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  course.type is distinct from 'EXTERNAL' and course.published and not course.template
  and (course.available_until_time is null or course.available_until_time > ${now}::timestamptz))`;
