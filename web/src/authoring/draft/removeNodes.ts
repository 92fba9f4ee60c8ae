import { castDraft, type Draft } from 'immer';
import { changeBy, writableAt, type Change, type WritableCourse } from './change.ts';
import type { CourseDraft, LectureDraft, NodeKey } from './courseDraft.ts';
import { findNode, type FoundNode, type NodePath } from './findNode.ts';
import { childrenOf, keysIn } from './keysIn.ts';
import type { Refusal } from './operation.ts';
import { replaceQuestions } from './questionPlaces.ts';
import { holdBank } from './setNode.ts';

/** Removes nodes of any kinds with all within them; what named them names them no more. Questions of removed sections stay in their lecture. */
export function removeNodes(draft: CourseDraft, keys: readonly NodeKey[]): Change | Refusal {
  const found = outermost(draft, keys);
  if (found === null) {
    return 'gone';
  }
  const gone = new Set(keysIn(found.map(({ node }) => node)));
  return changeBy(draft, (course) => {
    takeOut(course, found);
    clearPlaces(course, found, gone);
    forgetInAchievements(course, gone);
  });
}

/** The named nodes without those that stand within another of them; null when one is not there. */
export function outermost(draft: CourseDraft, keys: readonly NodeKey[]): readonly FoundNode[] | null {
  const found = [...new Set(keys)].map((key) => findNode(draft, key));
  if (found.includes(null)) {
    return null;
  }
  const all = found.filter((each) => each !== null);
  const within = new Set(keysIn(all.flatMap(({ node }) => childrenOf(node))));
  return all.filter(({ node }) => !within.has(node.key));
}

/** Takes nodes out of their lists: inner lists first, and from their ends, so that the other paths stay true. */
export function takeOut(course: WritableCourse, found: readonly FoundNode[]): void {
  for (const { path } of [...found].sort((a, b) => b.path.length - a.path.length || lastOf(b.path) - lastOf(a.path))) {
    writableAt<unknown[]>(course, path.slice(0, -1)).splice(lastOf(path), 1);
  }
}

const lastOf = (path: NodePath): number => Number(path.at(-1));

/** Empties the places of questions that are gone in the lectures that they stood in, and holds the banks within what is left. */
function clearPlaces(course: WritableCourse, found: readonly FoundNode[], gone: ReadonlySet<NodeKey>): void {
  const touched = new Set(found.flatMap((each) => (each.kind === 'question' ? [each.lecture.key] : [])));
  for (const module of course.modules) {
    for (const lecture of module.lectures) {
      if (touched.has(lecture.key)) {
        emptyPlaces(lecture, gone);
      }
    }
  }
}

/** Empties the places in a written lecture that name one of these questions. */
export function emptyPlaces(lecture: Draft<LectureDraft>, gone: ReadonlySet<NodeKey>): void {
  if (lecture.content === 'notRead') {
    return;
  }
  const { sections } = lecture.content;
  for (const [at, section] of sections.entries()) {
    const next = replaceQuestions(section, (key) => (gone.has(key) ? null : key));
    if (next !== section) {
      sections[at] = castDraft(next);
    }
  }
  holdBank(lecture);
}

/** What named these nodes to be earned by names them no more. */
export function forgetInAchievements(course: WritableCourse, gone: ReadonlySet<NodeKey>): void {
  for (const { condition } of course.achievements) {
    if (condition.type === 'LECTURES_COMPLETED' && condition.lectures.some((key) => gone.has(key))) {
      condition.lectures = condition.lectures.filter((key) => !gone.has(key));
    } else if (
      condition.type === 'QUESTIONS_ANSWERED' &&
      condition.questions.some((each) => 'key' in each && gone.has(each.key))
    ) {
      condition.questions = condition.questions.filter((each) => !('key' in each && gone.has(each.key)));
    }
  }
}
