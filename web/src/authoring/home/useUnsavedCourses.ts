import { useEffect, useState } from 'react';
import { openJournalDatabase } from '../journal/journalDatabase.ts';
import { liveTabsBy } from '../journal/liveTabs.ts';
import { readUnsavedCourses, type UnsavedCourse } from './unsavedCourses.ts';

/** The courses of which this browser has unsaved changes of the person; none until they are known, and where it stores nothing. */
export function useUnsavedCourses(person: number | null): readonly UnsavedCourse[] {
  const [found, setFound] = useState<readonly UnsavedCourse[]>([]);
  useEffect(() => {
    if (person === null) return undefined;
    let here = true;
    void readAll(person).then(
      (courses) => here && setFound(courses),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [person]);
  return found;
}

async function readAll(person: number): Promise<readonly UnsavedCourse[]> {
  const database = await openJournalDatabase();
  try {
    return await readUnsavedCourses(database, person, await liveTabsBy(navigator.locks).list());
  } finally {
    database.close();
  }
}
