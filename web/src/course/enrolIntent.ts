const key = 'lectern.enrolAfterSignIn';

/** How long somebody may take to sign in or register before the wish is forgotten, in milliseconds. */
const lifetime = 30 * 60 * 1000;

/** Remembers, in this tab, that somebody went to sign in in order to enrol in this course. */
export function rememberEnrolIntent(courseId: number, now = Date.now()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ courseId, until: now + lifetime }));
  } catch {
    // Where nothing may be kept, the button is there as before.
  }
}

/**
 * Whether they wanted to enrol in this course; asked once, then forgotten. It stands in no address: a link must not enrol who
 * follows it.
 */
export function takeEnrolIntent(courseId: number, now = Date.now()): boolean {
  try {
    const intent: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (intent === null || typeof intent !== 'object') return false;
    const { courseId: wanted, until } = intent as { courseId?: unknown; until?: unknown };
    if (wanted !== courseId) return false;
    sessionStorage.removeItem(key);
    return typeof until === 'number' && now < until;
  } catch {
    return false;
  }
}
