import { castDraft } from 'immer';
import { changeBy, writableAt, type Change } from './change.ts';
import type { CourseDraft, LectureContent, LectureDraft, NotRead } from './courseDraft.ts';
import { findOf } from './findNode.ts';
import { keysIn } from './keysIn.ts';
import { fits, lectureOf, listPath } from './listPath.ts';
import type { NewNodes, Place, Refusal } from './operation.ts';
import { hasMisplacedBranch, hasNoAnswer, holdBank } from './setNode.ts';
import { soundLecture, withKnownQuestions } from './soundLecture.ts';

/**
 * Puts nodes into a list. Questions that come with sections are added to the lecture; places of questions that the lecture does not have
 * are emptied, and banks held within what there is to draw.
 */
export function insertNodes(draft: CourseDraft, place: Place, added: NewNodes): Change | Refusal {
  const path = listPath(draft, place);
  if (typeof path === 'string') {
    return path;
  }
  const refused = refusal(draft, place, added);
  if (refused !== null) {
    return refused;
  }
  const lecture = findOf(draft, 'lecture', lectureOf(draft, place) ?? '');
  const questions = added.kind === 'section' ? (added.questions ?? []) : [];
  const nodes = soundNodes(added, lecture?.node.content);
  return changeBy(draft, (course) => {
    writableAt<unknown[]>(course, path).splice(Math.max(0, place.at), 0, ...nodes);
    if (lecture !== null) {
      const written = writableAt<LectureDraft>(course, lecture.path);
      if (written.content !== 'notRead') {
        written.content.questions.push(...castDraft(questions));
      }
      holdBank(written);
    }
  });
}

function refusal(draft: CourseDraft, place: Place, added: NewNodes): Refusal | null {
  if (!fits(added.kind, place)) {
    return 'misplaced';
  }
  const contents = contentsOf(added);
  const inBranch = place.list === 'option';
  if (contents.some(({ sections }) => sections.some((section) => hasMisplacedBranch(section, inBranch)))) {
    return 'branchInBranch';
  }
  if (contents.some(({ questions }) => questions.some(hasNoAnswer))) {
    return 'noAnswer';
  }
  const keys = [...keysIn(added.nodes), ...(added.kind === 'section' ? keysIn(added.questions ?? []) : [])];
  const known = new Set(keysIn([...draft.modules, ...draft.achievements]));
  return new Set(keys).size < keys.length || keys.some((key) => known.has(key)) ? 'keyTwice' : null;
}

/** The contents that nodes bring. */
export function contentsOf(added: NewNodes): readonly LectureContent[] {
  switch (added.kind) {
    case 'module':
      return added.nodes.flatMap(({ lectures }) => lectures.flatMap(readContentOf));
    case 'lecture':
      return added.nodes.flatMap(readContentOf);
    case 'section':
      return [{ sections: added.nodes, questions: added.questions ?? [] }];
    case 'question':
      return [{ sections: [], questions: added.nodes }];
    case 'achievement':
      return [];
  }
}

const readContentOf = ({ content }: LectureDraft): readonly LectureContent[] =>
  content === 'notRead' ? [] : [content];

function soundNodes(added: NewNodes, content: LectureContent | NotRead | undefined): NewNodes['nodes'] {
  switch (added.kind) {
    case 'module':
      return added.nodes.map((module) => ({ ...module, lectures: module.lectures.map(soundLecture) }));
    case 'lecture':
      return added.nodes.map(soundLecture);
    case 'section': {
      const there = content === undefined || content === 'notRead' ? [] : content.questions;
      return withKnownQuestions(added.nodes, [...there, ...(added.questions ?? [])]);
    }
    default:
      return added.nodes;
  }
}
