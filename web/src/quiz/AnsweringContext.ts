import { createContext, useContext } from 'react';

/**
 * Why nothing can be answered here: nobody is signed in, the person has not enrolled, the course can only be viewed, or the page only shows
 * its questions, as a review and an earlier version do: there is no user course that answers could count for.
 */
export type ReadOnlyReason = 'visitor' | 'notEnrolled' | 'view' | 'shown';

/** What question cards need to know about where they stand. */
export interface Answering {
  /** The raw id of the user course that answers count for, null for a visitor. */
  userCourseId: number | null;
  /** Null while answers count. */
  readOnly: ReadOnlyReason | null;
  /** Where a visitor signs in, as an address of this site that comes back here. */
  signInHref: string;
  /** The page of the course, where one enrols. */
  courseHref: string;
}

/** Provided by the page that shows questions. */
export const AnsweringContext = createContext<Answering>({
  userCourseId: null,
  readOnly: 'shown',
  signInHref: '/signin',
  courseHref: '/courses/',
});

export const useAnswering = (): Answering => useContext(AnsweringContext);
