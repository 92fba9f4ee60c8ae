import type { CourseDraft } from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';
import { withInner } from '../draft/questionPlaces.ts';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import type { LectureCheck } from './checkLecture.ts';

/** How long the parts of a course are looked at before the page may do something else, in milliseconds: half of a frame. */
const sliceMs = 8;

/** A page that is never idle is checked all the same, in milliseconds. */
const latestMs = 1000;

/**
 * Calls back now and after each change, once every part of the draft was looked at. That happens while the browser has nothing else to do
 * and in slices, so that nobody waits for it while typing: a worker could not read HTML, and what did not change is remembered anyway.
 */
export function watchDraft(
  { subscribe, getSnapshot }: Pick<CourseEditor, 'subscribe' | 'getSnapshot'>,
  check: LectureCheck,
  onLookedAt: (draft: CourseDraft) => void,
): () => void {
  let stop = nothing;
  let last: CourseDraft | null = null;
  const lookOn = (parts: Iterator<unknown>, draft: CourseDraft): void => {
    const end = performance.now() + sliceMs;
    do {
      if (parts.next().done === true) {
        onLookedAt(draft);
        return;
      }
    } while (performance.now() < end);
    stop = whenIdle(() => lookOn(parts, draft));
  };
  const begin = (): void => {
    const { draft } = getSnapshot();
    if (draft === last) return;
    last = draft;
    stop();
    stop = whenIdle(() => lookOn(lookedAt(draft, check), draft));
  };
  begin();
  const unsubscribe = subscribe(begin);
  return () => {
    unsubscribe();
    stop();
  };
}

/** Looks at one part of a draft with each step. */
function* lookedAt(draft: CourseDraft, check: LectureCheck): Generator<unknown, void> {
  for (const { content } of lecturesOf(draft)) {
    if (content === 'notRead') continue;
    for (const section of content.sections.flatMap(withInner)) yield check.section(section);
    for (const question of content.questions) yield check.question(question);
  }
}

/** Not every browser tells when it is idle. */
function whenIdle(begin: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(begin, { timeout: latestMs });
  return () => cancelIdleCallback(idle);
}

const nothing = (): void => undefined;
