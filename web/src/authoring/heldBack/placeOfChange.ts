import type { CourseDraft, LectureDraft } from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import type { HeldBackChange } from './heldBackPorts.ts';

/** Fields whose members of the draft have other names than the REST service gives them. */
const draftNames: ReadonlyMap<string, string> = new Map([
  ['courseImage', 'imageUrl'],
  ['duration', 'durationMinutes'],
  ['minScoreRate', 'passingPercent'],
]);

/** What has no field of its own on the page of the course. */
const fieldless: ReadonlySet<string> = new Set(['type', 'published', 'metadata', 'decisionTree']);

/** Whether the draft still has what changed, so that it can be opened. */
export function hasPlace(draft: CourseDraft, change: HeldBackChange): boolean {
  return change.kind !== 'REMOVED' && outerPlace(draft, change) !== null;
}

/** Where to find what changed, once its lecture is read; the lecture itself where it could not be. */
export async function placeOfChange(
  editor: Pick<CourseEditor, 'getSnapshot' | 'readLecture'>,
  change: HeldBackChange,
): Promise<ProblemPlace | null> {
  const place = outerPlace(editor.getSnapshot().draft, change);
  if (place?.node == null || !isContent(change)) return place;
  await editor.readLecture(place.node);
  const lecture = lectureOf(editor.getSnapshot().draft, change);
  const key = lecture && keyWithin(lecture, change);
  return key === null ? place : { node: key, field: '' };
}

const isContent = ({ part }: HeldBackChange): boolean => part === 'SECTION' || part === 'QUESTION';

/** The place of what changed, or of the lecture that it stands in. */
function outerPlace(draft: CourseDraft, change: HeldBackChange): ProblemPlace | null {
  const { part, rawId } = change;
  if (part === 'COURSE') return { node: null, field: courseField(draft, change) };
  const nodes = { MODULE: draft.modules, ACHIEVEMENT: draft.achievements };
  const node =
    part === 'MODULE' || part === 'ACHIEVEMENT' ? nodes[part].find(({ id }) => id === rawId) : lectureOf(draft, change);
  return node ? { node: node.key, field: 'name' } : null;
}

const lectureOf = (draft: CourseDraft, { part, rawId, lecture }: HeldBackChange): LectureDraft | null =>
  lecturesOf(draft).find(({ id }) => id === (part === 'LECTURE' ? rawId : lecture?.rawId)) ?? null;

function courseField({ fields }: CourseDraft, change: HeldBackChange): string {
  const names = change.fields.map(({ field }) => draftNames.get(field) ?? field);
  return names.find((name) => Object.hasOwn(fields, name) && !fieldless.has(name)) ?? 'name';
}

function keyWithin({ content }: LectureDraft, { part, rawId }: HeldBackChange): string | null {
  if (content === 'notRead') return null;
  const { sections, questions } = content;
  const inBranches = sections.flatMap((section) =>
    section.content.type === 'branch' ? section.content.options.flatMap((option) => option.sections) : [],
  );
  const nodes = part === 'QUESTION' ? questions : [...sections, ...inBranches];
  return nodes.find(({ id }) => id === rawId)?.key ?? null;
}
