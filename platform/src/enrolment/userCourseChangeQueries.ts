/** When a user course changed last, which is the later of two times: its own and that of its course, as progress is in its current version. */
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { listOf, type ListSource } from '../http/readPage.ts';
import type { Id } from '../shared/id.ts';

/** As conditions and orders name it; {@link changeAs} says what it is. */
export const lastChange = sql.ref('last_change.time');

/** A time, and of which user courses it is that of their last change. */
export interface LastChange {
  readonly time: RawBuilder<unknown>;
  readonly of: RawBuilder<SqlBool>;
}
export const ofEither = { time: sql`greatest(user_course.update_time, course.update_time)` };
/**
 * Each user course is of one of the two, by a time that has an index. None changed itself last before the first change of any course, which
 * spares looking at all where every course was changed lately.
 */
const itsOwn = (workspaceId: Id): LastChange => ({
  time: sql.ref('user_course.update_time'),
  of: sql`user_course.update_time >= course.update_time and user_course.update_time >=
    (select min(earliest.update_time) from course earliest where earliest.workspace_id = ${workspaceId})`,
});
const ofItsCourse: LastChange = {
  time: sql.ref('course.update_time'),
  of: sql`course.update_time > user_course.update_time`,
};

/** To be joined to user courses. It needs no table: the database puts the expression where its name is. */
export const changeAs = ({ time }: Pick<LastChange, 'time'>) =>
  sql<{ readonly time: Date }>`(select ${time} as time)`.as('last_change');

/**
 * Beyond so many rows a page is read by the plain list: the ids of all rows before it would be put into an array twice, which costs more than
 * to look at every row once, and takes memory by the number that is asked for. Nobody pages to there by number; tools go on by cursors.
 */
export const mostOffset = 5_000;

/**
 * A list that is asked by the last change. No index has the later of two times; but the rows of a page are among the first that changed
 * last themselves and the first whose course did, which are each found by an index, and how many there are is told by both together.
 */
export function listByChange<DB extends Pick<Schema, 'user_course'>, TB extends keyof DB, Row>(
  trx: Trx,
  {
    ids,
    among,
    plain,
  }: {
    /** The ids of those that meet what is asked. */
    readonly ids: (change: LastChange) => SelectQueryBuilder<DB, TB, { readonly user_course_id: Id }>;
    /** All that meet a condition. */
    readonly among: (condition: RawBuilder<SqlBool>) => ListSource<Row>;
    /** The same list, which looks at every row. */
    readonly plain: ListSource<Row>;
  },
): ListSource<Row> {
  const own = itsOwn(workspaceOf(trx));
  return {
    rows: ({ where, order, limit, offset, ...slice }) => {
      if (offset > mostOffset) {
        return plain.rows({ ...slice, where, order, limit, offset });
      }
      const first = (change: LastChange) =>
        ids(change)
          .where(where)
          .orderBy(order)
          .limit(limit + offset);
      const found = sql<SqlBool>`user_course.user_course_id = any(array(
        (${first(own)}) union all (${first(ofItsCourse)})))`;
      return among(found).rows({ ...slice, where: sql<SqlBool>`true`, order, limit, offset });
    },
    total: () => listOf(trx.selectFrom(ids(own).unionAll(ids(ofItsCourse)).as('found'))).total(),
  };
}
