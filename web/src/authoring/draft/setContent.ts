import { castDraft } from 'immer';
import { changeBy, writableAt, type Change } from './change.ts';
import type { CourseDraft, LectureContent, LectureDraft, LectureFields, NodeKey } from './courseDraft.ts';
import { findOf } from './findNode.ts';
import { isSame } from './isSame.ts';
import { keysIn } from './keysIn.ts';
import type { Refusal } from './operation.ts';
import { forgetInAchievements } from './removeNodes.ts';
import { hasMisplacedBranch, hasNoAnswer } from './setNode.ts';
import { soundLecture } from './soundLecture.ts';

/** Replaces all that a lecture holds, in one step: what named a question that is gone names it no more. The lecture must have been read. */
export function setContent(
  draft: CourseDraft,
  key: NodeKey,
  set: { readonly fields?: LectureFields; readonly content: LectureContent },
): Change | Refusal {
  const found = findOf(draft, 'lecture', key);
  if (found === null) {
    return 'gone';
  }
  const { node, path } = found;
  if (node.content === 'notRead') {
    return 'notRead';
  }
  const { sections, questions } = set.content;
  if (sections.some((section) => hasMisplacedBranch(section, false))) {
    return 'branchInBranch';
  }
  if (questions.some(hasNoAnswer)) {
    return 'noAnswer';
  }
  const keys = keysIn([...sections, ...questions]);
  const own = new Set(keysIn([...node.content.sections, ...node.content.questions]));
  const others = new Set(keysIn([...draft.modules, ...draft.achievements]).filter((each) => !own.has(each)));
  if (new Set(keys).size < keys.length || keys.some((each) => others.has(each))) {
    return 'keyTwice';
  }
  const next = soundLecture({ ...node, fields: set.fields ?? node.fields, content: set.content });
  const kept = new Set(keys);
  const gone = new Set([...own].filter((each) => !kept.has(each)));
  return changeBy(draft, (course) => {
    const written = writableAt<LectureDraft>(course, path);
    if (!isSame(node.fields, next.fields)) {
      written.fields = castDraft(next.fields);
    }
    if (!isSame(node.content, next.content)) {
      written.content = castDraft(next.content);
    }
    forgetInAchievements(course, gone);
  });
}
