import type { LectureContent, NewKey, NodeKey } from '../../draft/courseDraft.ts';
import { replaceInner, replaceQuestions, withInner } from '../../draft/questionPlaces.ts';
import type { SectionDraft } from '../../draft/sectionDraft.ts';

interface Known {
  readonly key: NodeKey;
  /** Absent where the draft has no such node any more: it comes back as a new one. */
  readonly id?: number;
}

/**
 * The content of a version with the keys that its sections and questions have in the draft, so that they stay the same ones to learners.
 * What the lecture has no more is new: its old id may be nobody's now, or stand in another lecture.
 */
export function alignContent(
  { sections, questions }: LectureContent,
  current: LectureContent | null,
  newKey: NewKey,
): LectureContent {
  const sectionKeys = new Map(current?.sections.flatMap(withInner).map(({ id, key }) => [id, key]));
  const questionKeys = new Map(current?.questions.map(({ id, key }) => [id, key]));
  const known = (keys: ReadonlyMap<number | undefined, NodeKey>, id: number | undefined): Known => {
    const key = id === undefined ? undefined : keys.get(id);
    return key === undefined || id === undefined ? { key: newKey() } : { key, id };
  };
  const names = new Map(questions.map(({ key, id }) => [key, known(questionKeys, id)]));
  const section = (each: SectionDraft): SectionDraft =>
    replaceInner({ ...withoutId(each), ...known(sectionKeys, each.id) }, (inner) => inner.map(section));
  return {
    sections: sections.map((each) => section(replaceQuestions(each, (key) => names.get(key)?.key ?? null))),
    questions: questions.map((question) => ({
      ...withoutId(question),
      ...(names.get(question.key) ?? { key: newKey() }),
    })),
  };
}

function withoutId<Node extends { readonly id?: number }>(node: Node): Omit<Node, 'id'> {
  const { id: _id, ...rest } = node;
  return rest;
}
