/**
 * Reading a module tree as an author sends it: the specification of a save, without database and clock.
 *
 * A tree is read into drafts: checked, cleaned, defaults filled in. Its new nodes then get ids (`identityRules.ts`), and the
 * drafts become outline modules and lecture bodies (`finishContent.ts`). Numbers follow from the order.
 */
import { addNotAnAddress, readAddress } from './addressRules.ts';
import type { LectureBody, MediaSource, Outline, OutlineLecture, QuestionBank } from './content.ts';
import { isKept, type DraftLecture, type DraftModule } from './draftContent.ts';
import type { FieldProblems } from '../shared/fieldProblems.ts';
import { mergedTextOrHtml } from '../shared/htmlFields.ts';
import { readBody } from './lectureBodyRules.ts';
import { lecturesById } from './outlineIndex.ts';
import type { ReceivedLecture, ReceivedModule } from './lectureSchemas.ts';
import { bankPoints } from './question/bankRules.ts';
import { isMediaUrl } from '../shared/mediaUrl.ts';
import { merged } from '../shared/mergePatch.ts';

/** PUT and POST replace: what is left out is empty. PATCH merges: what is left out of a known node stays (OP-14). */
export type ReadMode = 'REPLACE' | 'MERGE';

/** The tree that is there before the save. */
export interface PreviousContent {
  readonly outline: Outline;
  /** Bodies by hash: at least those that {@link bodiesToRead} names. */
  readonly bodies: ReadonlyMap<string, LectureBody>;
}

export const emptyOutline: Outline = { modules: [], gamificationItems: [] };

/** Hashes of the stored bodies that reading a tree needs: of each known lecture whose content or media was received. */
export function bodiesToRead(received: readonly ReceivedModule[], previous: Outline): readonly string[] {
  const known = lecturesById(previous);
  return received
    .flatMap((module) => module.lectures ?? [])
    .filter((lecture) => hasContent(lecture) || lecture.mediaSource !== undefined)
    .map((lecture) => known.get(lecture.lectureId ?? lecture.id ?? 0)?.bodyHash)
    .filter((hash) => hash !== undefined);
}

/** Reads a tree; what does not fit is added to `problems`, with paths that begin with `modules`. */
export function readModules(
  received: readonly ReceivedModule[],
  previous: PreviousContent,
  mode: ReadMode,
  problems: FieldProblems,
): readonly DraftModule[] {
  const reader = lectureReader(previous, mode, problems);
  const known = new Map(previous.outline.modules.map((module) => [module.id, module]));
  return received.map((module, index) => {
    const field = `modules.${index}`;
    const id = module.moduleId ?? module.id ?? null;
    const before = mode === 'MERGE' && id !== null ? known.get(id) : undefined;
    const kept = before !== undefined && isOnlyNamed(module) ? before : null;
    const lecturesBefore = module.lectures === undefined && kept === null ? before?.lectures : undefined;
    return {
      id,
      clientKey: module.clientKey ?? null,
      field,
      name: readName(module.name, before?.name ?? `Module ${index + 1}`, field, problems),
      description: mergedTextOrHtml(module.description, before?.description, `${field}.description`, problems),
      availableFromTime: merged(module.availableFromTime, before?.availableFromTime, null),
      moduleStartDate: merged(module.moduleStartDate, before?.moduleStartDate, null),
      durationMinutes: merged(module.durationMinutes, before?.durationMinutes, null),
      lectures:
        lecturesBefore?.map((lecture, place) => reader.keep(lecture, `${field}.lectures.${place}`)) ??
        (module.lectures ?? []).map((lecture, place) => reader.read(lecture, `${field}.lectures.${place}`, place)),
      kept,
    };
  });
}

interface LectureReader {
  read(received: ReceivedLecture, field: string, place: number): DraftLecture;
  /** A lecture that was not received at all. */
  keep(lecture: OutlineLecture, field: string): DraftLecture;
}

function lectureReader(previous: PreviousContent, mode: ReadMode, problems: FieldProblems): LectureReader {
  const known = lecturesById(previous.outline);
  return {
    keep: (lecture, field) => ({ ...lecture, clientKey: null, field, content: { kept: lecture, body: null } }),
    read: (received, field, place) => {
      const id = received.lectureId ?? received.id ?? null;
      const before = mode === 'MERGE' && id !== null ? known.get(id) : undefined;
      const body = before === undefined ? undefined : previous.bodies.get(before.bodyHash);
      const content =
        before !== undefined && !hasContent(received)
          ? { kept: before, body: body ?? null }
          : readBody(received, body, { field, problems });
      const questions = isKept(content) ? content.kept.questions : content.questions;
      return {
        id,
        clientKey: received.clientKey ?? null,
        field,
        name: readName(received.name, before?.name ?? `Lecture ${place + 1}`, field, problems),
        description: mergedTextOrHtml(received.description, before?.description, `${field}.description`, problems),
        durationMinutes: merged(received.durationMinutes, before?.durationMinutes, null),
        headerCover: readAddress(
          merged(received.headerCover, before?.headerCover, null),
          `${field}.headerCover`,
          problems,
        ),
        navigationMode: merged(received.navigationMode, before?.navigationMode, 'NEXT_BUTTON'),
        mediaSource: readMediaSource(
          merged(received.mediaSource, before?.mediaSource, null),
          `${field}.mediaSource`,
          problems,
        ),
        questionBank: readBank(
          merged<Pick<QuestionBank, 'draws'> | null>(received.questionBank, before?.questionBank, null),
          questions,
          field,
          problems,
        ),
        content,
      };
    },
  };
}

/** Nobody gets a bank that asks for more than there is (BANK-03, BANK-04); one that draws nothing is none (BANK-08). */
function readBank(
  bank: Pick<QuestionBank, 'draws'> | null,
  questions: readonly { readonly weight: number }[],
  field: string,
  problems: FieldProblems,
): QuestionBank | null {
  if (bank === null) {
    return null;
  }
  const seen = new Set<number>();
  for (const [index, { weight, times }] of bank.draws.entries()) {
    const place = `${field}.questionBank.draws.${index}`;
    const available = questions.filter((question) => question.weight === weight).length;
    if (times < 0) {
      problems.add(`${place}.times`, 'cannot be less than zero');
    }
    if (times > available) {
      problems.add(`${place}.times`, `should not be greater than ${available}`);
    }
    if (seen.has(weight)) {
      problems.add(`${place}.weight`, 'stands twice');
    }
    seen.add(weight);
  }
  const draws = bank.draws.filter((draw) => draw.times > 0).sort((a, b) => a.weight - b.weight);
  if (draws.length === 0) {
    return null;
  }
  return { points: bankPoints(draws), draws };
}

function readMediaSource(source: MediaSource | null, field: string, problems: FieldProblems): MediaSource | null {
  if (source === null || source === '') {
    return null;
  }
  if (typeof source === 'string') {
    return readAddress(source, field, problems);
  }
  if (!isMediaUrl(source.link)) {
    addNotAnAddress(problems, `${field}.link`);
  }
  if (source.finishTime <= source.startTime) {
    problems.add(`${field}.finishTime`, 'must be after the start', { reason: 'NOT_AFTER_START' });
  }
  return source;
}

function readName(
  received: string | null | undefined,
  fallback: string,
  field: string,
  problems: FieldProblems,
): string {
  if (received === '') {
    problems.addUnfinished(`${field}.name`);
  }
  return received ?? fallback;
}

/** Whether a received module says only which one is meant. */
const isOnlyNamed = ({ id: _id, moduleId: _moduleId, clientKey: _key, ...rest }: ReceivedModule): boolean =>
  Object.values(rest).every((value) => value === undefined);

function hasContent(lecture: ReceivedLecture): boolean {
  return lecture.sections !== undefined || lecture.questionAnswers !== undefined;
}
