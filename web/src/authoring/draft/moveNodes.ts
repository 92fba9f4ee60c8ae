import { chain, changeBy, valueAt, writableAt, type Change, type WritableCourse } from './change.ts';
import type { CourseDraft, LectureDraft, NodeKey } from './courseDraft.ts';
import { findOf, type FoundNode } from './findNode.ts';
import { insertNodes } from './insertNodes.ts';
import { keysIn } from './keysIn.ts';
import { fits, lectureOf, listPath } from './listPath.ts';
import type { NewNodes, Place, Refusal } from './operation.ts';
import { questionsShownBy, questionsShownIn, withInner } from './questionPlaces.ts';
import { emptyPlaces, outermost, takeOut } from './removeNodes.ts';
import { hasMisplacedBranch } from './setNode.ts';

type FoundQuestion = Extract<FoundNode, { readonly kind: 'question' }>;

const unchanged = (draft: CourseDraft): Change => ({ draft, patches: [], inverse: [] });

/**
 * Moves nodes of one kind, also into another module, lecture or option. A section takes along the questions that no section shows which
 * stays behind; a question that moves to another lecture leaves its places there empty.
 */
export function moveNodes(draft: CourseDraft, keys: readonly NodeKey[], to: Place): Change | Refusal {
  const found = outermost(draft, keys);
  const target = listPath(draft, to);
  if (found === null || typeof target === 'string') {
    return typeof target === 'string' ? target : 'gone';
  }
  const kind = found[0]?.kind;
  if (kind === undefined) {
    return unchanged(draft);
  }
  const refused = refusal(found, keys, to);
  if (refused !== null) {
    return refused;
  }
  const list = target.join('/');
  const inList = found.filter(({ path }) => path.slice(0, -1).join('/') === list);
  const length = (valueAt(draft, target) as readonly unknown[]).length;
  const wanted = Math.min(Math.max(0, to.at), length);
  const at = wanted - inList.filter((each) => each.place.at < wanted).length;
  if (inList.length === found.length && found.every((each, index) => each.place.at === at + index)) {
    return unchanged(draft);
  }
  const lecture = lectureOf(draft, to);
  const along = questionsAlong(draft, found, lecture);
  const taken = changeBy(draft, (course) => {
    takeOut(course, [...found, ...along]);
    leave(course, [...found, ...along], lecture);
  });
  const nodes = found.map(({ node }) => node);
  const added = {
    kind,
    nodes,
    ...(kind === 'section' ? { questions: along.map(({ node }) => node) } : {}),
  } as NewNodes;
  const moved = insertNodes(taken.draft, { ...to, at }, added);
  return typeof moved === 'string' ? moved : chain(taken, () => moved);
}

function refusal(found: readonly FoundNode[], keys: readonly NodeKey[], to: Place): Refusal | null {
  if (found.some(({ kind }) => !fits(kind, to)) || found.length < new Set(keys).size) {
    return 'misplaced';
  }
  const inBranch = to.list === 'option';
  return found.some((each) => each.kind === 'section' && hasMisplacedBranch(each.node, inBranch))
    ? 'branchInBranch'
    : null;
}

/** The questions that moved sections take along into another lecture. */
function questionsAlong(
  draft: CourseDraft,
  found: readonly FoundNode[],
  target: NodeKey | null,
): readonly FoundQuestion[] {
  const moved = new Set(keysIn(found.map(({ node }) => node)));
  const along = new Map<NodeKey, FoundQuestion>();
  for (const each of found) {
    if (each.kind === 'section' && each.lecture.key !== target && each.lecture.content !== 'notRead') {
      const staying = each.lecture.content.sections.flatMap(withInner).filter((section) => !moved.has(section.key));
      const shown = new Set(staying.flatMap(questionsShownBy));
      for (const key of questionsShownIn(each.node)) {
        const question = findOf(draft, 'question', key);
        if (question !== null && !shown.has(key)) {
          along.set(key, question);
        }
      }
    }
  }
  return [...along.values()];
}

/** Empties the places that questions leave behind when they go to another lecture. */
function leave(course: WritableCourse, left: readonly FoundNode[], target: NodeKey | null): void {
  const questions = left.filter((each) => each.kind === 'question');
  const gone = new Set(questions.map(({ node }) => node.key));
  // Modules and lectures stand where they stood: only sections and questions were taken out.
  const paths = new Map(questions.map(({ lecture, path }) => [lecture.key, path.slice(0, 4)]));
  for (const [key, path] of paths) {
    if (key !== target) {
      emptyPlaces(writableAt<LectureDraft>(course, path), gone);
    }
  }
}
