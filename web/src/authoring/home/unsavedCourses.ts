import type { JournalDatabase, JournalRow } from '../journal/journalDatabase.ts';

/** A course with changes of a closed tab that were never saved. */
export interface UnsavedCourse {
  /** The raw id. */
  readonly course: number;
  /** Its name when the changes were last stored as a whole. */
  readonly name: string;
}

/** The courses of which a person has unsaved changes in this browser, the latest first, without those that open tabs are still at (OP-233). */
export async function readUnsavedCourses(
  database: JournalDatabase,
  person: number,
  liveTabs: ReadonlySet<string>,
): Promise<readonly UnsavedCourse[]> {
  const keys = await database.getAllKeys('entries');
  // A journal begins with its snapshot: one row of each tab is enough, and the texts of all others stay where they are.
  const firsts = new Map<string, (typeof keys)[number]>();
  for (const key of keys) {
    const [course, owner, tab] = key;
    const journal = `${course} ${tab}`;
    if (owner === person && !liveTabs.has(tab) && !firsts.has(journal)) firsts.set(journal, key);
  }
  const rows = await Promise.all([...firsts.values()].map((key) => database.get('entries', key)));
  const found = rows.flatMap((row) => (row ? [row] : [])).toSorted((one, other) => other.time - one.time);
  const byCourse = new Map<number, UnsavedCourse>();
  for (const row of found) {
    if (!byCourse.has(row.course)) byCourse.set(row.course, { course: row.course, name: nameIn(row) });
  }
  return [...byCourse.values()];
}

const nameIn = ({ entry }: JournalRow): string => (entry.kind === 'snapshot' ? entry.draft.fields.name : '');
