import { useCallback, useState } from 'react';
import type { Failure } from '../../../errors/errorText.ts';
import { useChangeCourses } from './useChangeCourses.ts';
import type { ChangeCoursesInput } from './__generated__/useChangeCoursesMutation.graphql.ts';

/** What a change needs beside the courses. */
export type ChangeDetails = Pick<ChangeCoursesInput, 'author' | 'tag' | 'withProgress'>;

/** A change of courses that is tried, and done as it was tried. */
export interface CourseTrial {
  /** Raw id of the job that tries it; null before, and once what it tried is not what is asked for any more. */
  readonly jobId: number | null;
  /** How many courses would be changed; null until that is known. */
  readonly wouldDo: number | null;
  readonly pending: boolean;
  readonly failure: Failure | null;
  readonly check: (details: ChangeDetails) => void;
  readonly onTried: (wouldDo: number) => void;
  readonly forget: () => void;
  /** Orders what was tried; hears the raw id of the job. */
  readonly confirm: (onOrdered: (jobId: number) => void) => void;
}

export function useCourseTrial(action: ChangeCoursesInput['action'], ids: readonly string[]): CourseTrial {
  const [order, pending, failure] = useChangeCourses();
  const [tried, setTried] = useState<{ jobId: number; details: ChangeDetails; wouldDo: number | null } | null>(null);
  // The same key until the window is closed: what was ordered is not ordered twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const check = useCallback(
    (details: ChangeDetails) => {
      setTried(null);
      order({ courseIds: [...ids], action, ...details, dryRun: true }, (jobId) =>
        setTried({ jobId, details, wouldDo: null }),
      );
    },
    [action, ids, order],
  );
  const onTried = useCallback((wouldDo: number) => setTried((found) => found && { ...found, wouldDo }), []);
  return {
    jobId: tried?.jobId ?? null,
    wouldDo: tried?.wouldDo ?? null,
    pending,
    failure,
    check,
    onTried,
    forget: () => setTried(null),
    confirm: (onOrdered) => {
      if (pending || !tried?.wouldDo) return;
      order({ courseIds: [...ids], action, ...tried.details, idempotencyKey }, onOrdered);
    },
  };
}
