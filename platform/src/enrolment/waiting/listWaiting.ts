import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Viewer } from '../../http/access.ts';
import type { PageRequest, PageRows } from '../../http/paging.ts';
import type { Id } from '../../shared/id.ts';
import { administeredBy } from '../userCourseReading.ts';
import { findWaiting, type WaitingEnrolment } from './waitingQueries.ts';

/** A page of the enrolments that wait in the courses that the viewer looks after, the newest first. */
export const listWaiting = (
  { db }: Pick<Deps, 'db'>,
  { workspaceId, viewer }: { readonly workspaceId: Id; readonly viewer: Viewer },
  request: PageRequest & { readonly q?: string | undefined },
): Promise<PageRows<WaitingEnrolment>> =>
  inWorkspace(db, workspaceId, (trx) => findWaiting(trx, administeredBy(viewer), request));
