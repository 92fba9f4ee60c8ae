/** What every page knows of work in packages that is kept here, without loading what reads it. */
const MARK = 'scormCommits';

/** Notes that something is kept from now on. */
export function noteCommits(): void {
  try {
    localStorage.setItem(MARK, 'kept');
  } catch {
    // A browser that keeps no word keeps no commits either.
  }
}

/** Whether something was kept here, by anyone whom: without it nobody loads the database to look. */
export function mayHaveCommits(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}
