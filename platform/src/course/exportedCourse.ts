import contract from '../../../contracts/exportedCourse.json' with { type: 'json' };
import type { Trx } from '../db/database.ts';
import { readCourseForAuthors, type CourseInclude } from './courseReading.ts';
import type { CourseRecord } from './courseRecord.ts';
import { workingContent } from './workingCourse.ts';

const everything: CourseInclude = new Set(['modules']);
const leftOut: ReadonlySet<string> = new Set(contract.leftOut);

/** A course as a file: as its authors hold it, with all its content, without what belongs to its place. `_import` takes it. */
export async function exportedCourse(trx: Trx, live: CourseRecord, now: Date): Promise<object> {
  const { course, outline } = await workingContent(trx, live);
  const wire = await readCourseForAuthors(trx, course, outline, everything, now);
  return Object.fromEntries(Object.entries(wire).filter(([member]) => !leftOut.has(member)));
}
