/** Orders work on many courses and does it, for tests. */
import { expect } from 'vitest';
import type { Page } from '../../http/paging.ts';
import type { JobRow } from '../../job/jobRowQueries.ts';
import type { Id } from '../../shared/id.ts';
import { doJobs } from '../../testing/doJobs.ts';
import type { Reply, TestUser } from '../../testing/testApp.ts';
import { coursesPath, createCourseTestApp, type CourseTestApp } from '../courseTestApp.testkit.ts';
import { changeCourses, deleteCourses, tryChangeCourses } from './changeCourses.ts';
import { undoCourses } from './undoCourses.ts';

export type ReportedRow = Pick<JobRow, 'subject' | 'state' | 'code' | 'params'>;

export interface Report {
  readonly id: Id;
  readonly rows: readonly ReportedRow[];
  /** State and code of each row. */
  readonly ends: readonly string[];
}

export interface CourseBulkTestApp extends CourseTestApp {
  order(body: object, as?: TestUser): Promise<Reply<{ id: Id }>>;
  orderUndo(jobId: Id, as?: TestUser): Promise<Reply<{ id: Id }>>;
  /** Does everything that was ordered. */
  work(): Promise<void>;
  /** Orders a change as someone, the author unless told otherwise, and does it. */
  change(body: object, as?: TestUser): Promise<Report>;
  undo(jobId: Id, as?: TestUser): Promise<Report>;
}

export async function createCourseBulkTestApp(): Promise<CourseBulkTestApp> {
  const app = await createCourseTestApp();
  const order = (body: object, as = app.author) => app.call<{ id: Id }>('POST', `${coursesPath}/_change`, { as, body });
  const orderUndo = (jobId: Id, as = app.author) =>
    app.call<{ id: Id }>('POST', `${coursesPath}/_undo`, { as, body: { jobId } });
  const work = async (): Promise<void> => {
    const deps = { db: app.db, clock: () => app.now(), config: app.config };
    for (const kind of [changeCourses(deps), deleteCourses(deps), tryChangeCourses(deps), undoCourses(deps)]) {
      await doJobs(app, kind, { early: true });
    }
  };
  const done = async (ordered: Promise<Reply<{ id: Id }>>, as: TestUser): Promise<Report> => {
    const { status, body } = await ordered;
    expect(status).toBe(202);
    await work();
    const path = `/api/v1/secured/jobs/${body.id}/rows?size=200`;
    const { content: rows } = (await app.call<Page<JobRow>>('GET', path, { as })).body;
    return { id: body.id, rows, ends: rows.map(({ state, code }) => `${state} ${code}`) };
  };
  return {
    ...app,
    order,
    orderUndo,
    work,
    change: (body, as = app.author) => done(order(body, as), as),
    undo: (jobId, as = app.author) => done(orderUndo(jobId, as), as),
  };
}
