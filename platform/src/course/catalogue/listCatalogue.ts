import type { Database } from '../../db/database.ts';
import { readRecent } from '../../db/replica/readRecent.ts';
import { toPage, type Page, type PageRequest } from '../../http/paging.ts';
import { findCatalogue } from '../courseListQueries.ts';
import { readCourseList, type CourseInclude } from '../courseReading.ts';
import type { CourseWire } from '../courseView.ts';
import type { Id } from '../../shared/id.ts';

export interface CatalogueRequest {
  readonly workspaceId: Id;
  readonly q: string | undefined;
  readonly page: PageRequest;
  readonly include: CourseInclude;
  readonly now: Date;
}

/** A page of the published courses that are no templates, without media (REST-15). */
export const listCatalogue = (db: Database, request: CatalogueRequest): Promise<Page<CourseWire>> =>
  readRecent(db, request.workspaceId, async (trx) => {
    const { q, page, include, now } = request;
    const found = await findCatalogue(trx, q, page);
    return toPage(await readCourseList(trx, found.rows, include, now, { withMedia: false }), found);
  });
