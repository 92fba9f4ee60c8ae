import type { Outline } from '../../content/content.ts';
import type { Trx } from '../../db/database.ts';
import type { CourseContent } from '../courseContent.ts';
import type { CourseFields } from '../courseFields.ts';
import type { CourseRecord } from '../courseRecord.ts';
import type { CourseUpdate } from '../courseWriteQueries.ts';
import { storeRevision } from '../storeNextRevision.ts';
import { findPublication, setPublication } from './publicationQueries.ts';

/** A course as it is, and as it is to be. */
export interface ContentChange {
  readonly before: Outline;
  readonly after: Outline;
  readonly fields: CourseFields;
}

export interface LiveBeneath extends Pick<CourseUpdate, 'savedBy' | 'now' | 'forced' | 'autoSave' | 'sitting'> {
  /** What is held back; its row is held against other writers. */
  readonly newest: CourseRecord;
  readonly live: ContentChange;
  readonly working: ContentChange;
}

/**
 * Changes what is live while something is held back: a live revision, and what is held back once more on top of it, so that the newest revision
 * always is the one that is worked on; a moment to publish it stays. Answers that one. Throws PRECONDITION_FAILED when another one is newest by now.
 */
export async function storeLiveBeneath(trx: Trx, change: LiveBeneath): Promise<CourseContent> {
  const { newest, live, working, ...how } = change;
  const steps = [
    { ...live, since: working.before, heldBack: false },
    { ...working, since: live.after, heldBack: true },
  ];
  const planned = await findPublication(trx, newest.id);
  let course = newest;
  for (const { before, after, fields, since, heldBack } of steps) {
    const stored = await storeRevision(trx, {
      ...how,
      from: course,
      since,
      fields,
      outline: { before, after },
      heldBack,
    });
    course = stored.course;
  }
  await setPublication(trx, newest.id, planned);
  return { course, outline: working.after };
}
