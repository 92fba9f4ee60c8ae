/** Lectures, sections and questions of a version as operations on the draft (BEY-01): to be undone, and saved with everything else. */
import type { CourseDraft, LectureContent, LectureDraft, NewKey } from '../../draft/courseDraft.ts';
import { lecturesOf } from '../../draft/findNode.ts';
import type { Operation } from '../../draft/operation.ts';
import { questionsShownIn } from '../../draft/questionPlaces.ts';
import type { Part } from '../compare/pairParts.ts';
import type { RevisedLecture } from '../compare/readRevisedLecture.ts';
import { alignContent } from './alignContent.ts';

/** The lecture of the draft that a version tells of. */
export const lectureInDraft = (draft: CourseDraft, { id }: RevisedLecture): LectureDraft | null =>
  lecturesOf(draft).find((lecture) => lecture.id !== undefined && lecture.id === id) ?? null;

/** Makes the lecture what it was; one that is there no more comes to the end of the course. Null where nothing can hold it. */
export function takeLecture(draft: CourseDraft, lecture: RevisedLecture, newKey: NewKey): Operation | null {
  const current = lectureInDraft(draft, lecture);
  const { fields } = lecture;
  if (current) {
    const { content } = current;
    return content === 'notRead'
      ? null
      : { type: 'setContent', key: current.key, fields, content: alignContent(lecture.content, content, newKey) };
  }
  const module = draft.modules.at(-1);
  if (!module) return null;
  return {
    type: 'insert',
    place: { list: 'lectures', module: module.key, at: module.lectures.length },
    added: {
      kind: 'lecture',
      nodes: [{ key: newKey(), fields, content: alignContent(lecture.content, null, newKey) }],
    },
  };
}

/** Makes a section, with the questions that it shows, or a question what it was. Null where the lecture is not in the draft. */
export function takePart(draft: CourseDraft, lecture: RevisedLecture, part: Part, newKey: NewKey): Operation | null {
  const current = lectureInDraft(draft, lecture);
  if (!current || current.content === 'notRead') return null;
  const { content } = current;
  const then = alignContent(lecture.content, content, newKey);
  return { type: 'setContent', key: current.key, content: withPart(content, then, part) };
}

/** `at` counts the same in the version and in what was aligned of it. */
function withPart(now: LectureContent, then: LectureContent, { kind, at }: Part): LectureContent {
  const section = kind === 'section' ? then.sections[at] : undefined;
  const shown = new Set(section && questionsShownIn(section));
  const questions = then.questions.reduce<LectureContent['questions']>(
    (list, question, index) =>
      (kind === 'question' ? index === at : shown.has(question.key)) ? placed(list, then.questions, index) : list,
    now.questions,
  );
  return { sections: section ? placed(now.sections, then.sections, at) : now.sections, questions };
}

/** The list with a member of another one: in its own place, or else behind what it stood behind then. */
function placed<Node extends { readonly key: string }>(
  list: readonly Node[],
  then: readonly Node[],
  at: number,
): readonly Node[] {
  const node = then[at];
  if (!node) return list;
  const own = list.findIndex(({ key }) => key === node.key);
  if (own >= 0) return list.with(own, node);
  const before = then
    .slice(0, at)
    .map(({ key }) => list.findIndex((each) => each.key === key))
    .findLast((index) => index >= 0);
  return list.toSpliced((before ?? -1) + 1, 0, node);
}
