import { links } from './links.ts';

/** Who may open a page: someone signed in, a course admin, or only someone who is not signed in yet (OP-38). */
export type Guard = 'signedIn' | 'courseAdmin' | 'guest';

/**
 * Where to go instead, null when the page may be opened. `roles` are those of the viewer, null for a visitor.
 * NAV-02, NAV-03 go to "/", NAV-04 to "/dashboard/".
 */
export function guardTarget(guard: Guard, roles: readonly string[] | null): string | null {
  switch (guard) {
    case 'signedIn':
      return roles ? null : links.home;
    case 'courseAdmin':
      return roles?.some((role) => role === 'ADMIN' || role === 'COURSE_ADMIN') ? null : links.home;
    case 'guest':
      return roles ? links.dashboard : null;
  }
}
