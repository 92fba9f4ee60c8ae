import type { PartOfCourse } from '../../review/partOfCourse.ts';
import type { CourseDraft, DraftNode, NodeKey } from '../draft/courseDraft.ts';
import { findNode, lecturesOf } from '../draft/findNode.ts';
import { childrenOf } from '../draft/keysIn.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';

/** What a thread is about, as it is answered; kinds of parts may come that this version does not know. */
export interface Anchor {
  readonly part: string;
  readonly partId: number;
  readonly lectureId?: number | null | undefined;
}

/** The place of a thread in a draft: its part, or its lecture where that was not read; null where neither is there any more. */
export function placeOfThread(draft: CourseDraft, { part, partId, lectureId }: Anchor): ProblemPlace | null {
  if (part === 'COURSE') return { node: null, field: '' };
  if (part === 'MODULE') return placeOf(draft.modules.find(({ id }) => id === partId));
  const lecture = lecturesOf(draft).find(({ id }) => id !== undefined && id === (lectureId ?? partId));
  if (!lecture || part === 'LECTURE') return placeOf(lecture);
  const within = lecture.content === 'notRead' ? [] : lecture.content[part === 'QUESTION' ? 'questions' : 'sections'];
  return placeOf([...withInner(within)].find(({ id }) => id === partId) ?? lecture);
}

function* withInner(nodes: readonly DraftNode[]): Generator<DraftNode> {
  for (const node of nodes) {
    yield node;
    yield* withInner(childrenOf(node));
  }
}

const placeOf = (node: DraftNode | undefined): ProblemPlace | null => (node ? { node: node.key, field: '' } : null);

/** What a thread about a node is about; null for what has no id yet, and for what cannot be commented on. The course is null. */
export function partOfNode(draft: CourseDraft, courseId: number, key: NodeKey | null): PartOfCourse | null {
  if (key === null) return { part: 'COURSE', partId: courseId, lectureId: null };
  const found = findNode(draft, key);
  const partId = found?.node.id;
  if (!found || partId === undefined) return null;
  switch (found.kind) {
    case 'module':
      return { part: 'MODULE', partId, lectureId: null };
    case 'lecture':
      return { part: 'LECTURE', partId, lectureId: null };
    case 'section':
    case 'question': {
      const { id: lectureId } = found.lecture;
      const part = found.kind === 'section' ? 'SECTION' : 'QUESTION';
      return lectureId === undefined ? null : { part, partId, lectureId };
    }
    case 'achievement':
      return null;
  }
}
