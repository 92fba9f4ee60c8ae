import type { Trx } from '../../db/database.ts';
import type { Outline } from '../../content/content.ts';
import { loadLectureBodies } from '../../content/contentQueries.ts';
import { insertBodies } from '../../content/contentWriteQueries.ts';
import { withAddress } from '../../content/replacedAddress.ts';
import { outlineOf } from '../courseContent.ts';
import type { CourseRecord } from '../courseRecord.ts';
import type { CourseUpdate } from '../courseWriteQueries.ts';
import { storeLiveBeneath, type ContentChange } from '../heldBack/storeLiveBeneath.ts';
import { contentHash } from '../../shared/canonicalJson.ts';
import { storeRevision } from '../storeNextRevision.ts';
import { workingContent } from '../workingCourse.ts';
import type { Id } from '../../shared/id.ts';
import { replacedContent } from './replacedContent.ts';
import { findBodiesShowing } from './replacementQueries.ts';

interface Addresses {
  /** `from` and `to` end the addresses of the two files. */
  readonly from: string;
  readonly to: string;
}

/**
 * The next revision of a course that is held for writing: with another file wherever it shows one. What is live shows it at once, also where other
 * changes are held back, which get the file too.
 */
export async function replaceInCourse(
  trx: Trx,
  { course: live, sitting }: { readonly course: CourseRecord; readonly sitting: number },
  { savedBy, now, ...addresses }: Addresses & { readonly savedBy: Id; readonly now: Date },
): Promise<void> {
  const how = { savedBy, now, forced: false, autoSave: false, sitting };
  const change = await replaced(trx, live, await outlineOf(trx, live), addresses);
  if (live.workingVersion === null) {
    await storeChange(trx, live, change, { ...how, heldBack: false });
    return;
  }
  const { course: newest, outline } = await workingContent(trx, live);
  const working = await replaced(trx, newest, outline, addresses);
  await (isNowhere(live, change)
    ? storeChange(trx, newest, working, { ...how, heldBack: true })
    : storeLiveBeneath(trx, { newest, live: change, working, ...how }));
}

type HowToStore = Omit<CourseUpdate, 'from' | 'fields' | 'outline'>;

const storeChange = (trx: Trx, from: CourseRecord, { before, after, fields }: ContentChange, how: HowToStore) =>
  storeRevision(trx, { ...how, from, since: before, fields, outline: { before, after } });

const isNowhere = (course: CourseRecord, { before, after, fields }: ContentChange): boolean =>
  fields === course && contentHash(before) === contentHash(after);

/** Stores the bodies that show the other file, and answers what is to be. */
async function replaced(
  trx: Trx,
  course: CourseRecord,
  before: Outline,
  { from, to }: Addresses,
): Promise<ContentChange> {
  const { workspaceId } = course;
  const hashes = before.modules.flatMap(({ lectures }) => lectures.map(({ bodyHash }) => bodyHash));
  const shown = await findBodiesShowing(trx, workspaceId, hashes, from);
  const { outline, newBodies } = replacedContent(before, await loadLectureBodies(trx, workspaceId, shown), from, to);
  await insertBodies(trx, workspaceId, newBodies);
  return { before, after: outline, fields: withAddress(course, from, to) };
}
