import { useEffect, useMemo, useRef, useState } from 'react';
import { useShell } from '../../viewer/useShell.ts';
import type { CourseCopy, CourseToKeep } from './keepCourse.ts';
import type { KeptCourse } from './keptCourse.ts';
import { isKeepingOffered, onKeptChanged } from './keptState.ts';

/** How far keeping a course is. */
export type Keeping =
  /** Nothing is known yet, or this browser cannot keep any. */
  | { readonly step: 'unknown' }
  | { readonly step: 'none' }
  | { readonly step: 'measuring' }
  /** Its size is known; nothing is stored before the learner agrees. */
  | { readonly step: 'measured'; readonly copy: CourseCopy; readonly hasRoom: boolean }
  | { readonly step: 'keeping'; readonly done: number; readonly total: number }
  /** Where it is not `isFound` it was stored by another version of this site, and opens only once it is stored again. */
  | { readonly step: 'kept'; readonly kept: KeptCourse; readonly isFound: boolean }
  | { readonly step: 'failed' };

type Course = Pick<CourseToKeep, 'course' | 'name' | 'version' | 'lectureIds'>;

const restful: ReadonlySet<Keeping['step']> = new Set(['unknown', 'none', 'kept']);

/** Whether a person keeps a course here; unknown in a browser that stores nothing. */
async function stateOf(person: number | undefined, course: number): Promise<Keeping> {
  if (!isKeepingOffered() || person === undefined || !('serviceWorker' in navigator) || !('caches' in window))
    return { step: 'unknown' };
  const [{ keptCourse }, { isFound }] = await Promise.all([import('./keptCourses.ts'), import('./courseRequests.ts')]);
  return keptCourse(person, course).then(
    (kept) => (kept ? { step: 'kept', kept, isFound: isFound(kept) } : { step: 'none' }),
    () => ({ step: 'unknown' }),
  );
}

/** Keeps a course on this device for the person who is here, and removes it again. */
export function useKeepCourse({ course, name, version, lectureIds }: Course): {
  keeping: Keeping;
  measure: () => void;
  keep: (copy: CourseCopy) => void;
  cancel: () => void;
  remove: () => void;
} {
  const { data } = useShell();
  const person = data?.viewer?.user.userId;
  const workspace = data?.workspace?.workspaceId;
  const [keeping, setKeeping] = useState<Keeping>({ step: 'unknown' });
  const running = useRef<AbortController>(null);

  useEffect(() => {
    let left = false;
    const look = (): void =>
      void stateOf(person, course).then((state) =>
        // An action that is under way continues.
        setKeeping((now) => (left || !restful.has(now.step) ? now : state)),
      );
    look();
    // It may be kept again on its own, too.
    const stop = onKeptChanged(look);
    return () => {
      left = true;
      stop();
      running.current?.abort();
    };
  }, [course, person]);

  const wanted = useMemo<CourseToKeep | null>(
    () =>
      person === undefined || workspace === undefined ? null : { person, workspace, course, name, version, lectureIds },
    [course, lectureIds, name, person, version, workspace],
  );
  /** What is cancelled, or belongs to another course by now, says nothing more: `tell` is of this run alone. */
  const run = (
    work: (wanted: CourseToKeep, tell: (next: Keeping) => void, signal: AbortSignal) => Promise<void>,
  ): void => {
    if (!wanted) return;
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const tell = (next: Keeping): void => (signal.aborted ? undefined : setKeeping(next));
    work(wanted, tell, signal).catch(() => tell({ step: 'failed' }));
  };
  return {
    keeping,
    measure: () =>
      run(async (asked, tell, signal) => {
        tell({ step: 'measuring' });
        const { hasRoom, measureCourse } = await import('./keepCourse.ts');
        const copy = await measureCourse(asked, signal);
        tell({ step: 'measured', copy, hasRoom: await hasRoom(copy.bytes) });
      }),
    keep: (copy) =>
      run(async (asked, tell, signal) => {
        const total = copy.files.length;
        tell({ step: 'keeping', done: 0, total });
        const { keepCourse } = await import('./keepCourse.ts');
        await keepCourse(asked, copy, { signal, onFile: (done) => tell({ step: 'keeping', done, total }) });
        tell(await stateOf(asked.person, asked.course));
      }),
    cancel: () => run(async (asked, tell) => tell(await stateOf(asked.person, asked.course))),
    remove: () =>
      run(async (asked, tell) => {
        const { removeCourse } = await import('./keptCourses.ts');
        await removeCourse(asked.person, asked.course);
        tell(await stateOf(asked.person, asked.course));
      }),
  };
}
