/**
 * Reading a module tree as an author sends it into what is stored: the specification of a save, without database and clock.
 *
 * A tree is read into drafts (checked, cleaned, defaults filled in), its new nodes get ids, and the drafts become outline
 * modules and lecture bodies by hash. Numbers follow from the order.
 */
import { NOT_AN_ADDRESS, readAddress } from './addressRules.ts';
import { sanitizeTextOrHtml } from './authorHtml.ts';
import { canonicalJson, contentHash } from './canonicalJson.ts';
import type {
  Id,
  LectureBody,
  MediaSource,
  Outline,
  OutlineLecture,
  OutlineModule,
  OutlineQuestion,
  Question,
  QuestionBank,
  Section,
} from './content.ts';
import { isKept, type DraftBody, type DraftLecture, type DraftModule, type KeptBody } from './draftContent.ts';
import type { FieldProblems } from './fieldProblems.ts';
import type { ReceivedLecture, ReceivedModule } from './lectureSchemas.ts';
import { isMediaUrl } from './mediaRules.ts';
import { merged } from './mergePatch.ts';
import { lectureType } from './outlineRules.ts';
import { readQuestion, type DraftQuestion } from './questionRules.ts';
import type { ReceivedQuestion } from './questionSchemas.ts';
import { readSection, type DraftSection, type SectionContext } from './sectionRules.ts';
import type { ReceivedSection } from './sectionSchemas.ts';
import { toSectionWires } from './sectionView.ts';

/** PUT and POST replace: what is left out is empty. PATCH merges: what is left out of a known node stays (OP-14). */
export type ReadMode = 'REPLACE' | 'MERGE';

/** The tree that is there before the save. */
export interface PreviousContent {
  readonly outline: Outline;
  /** Bodies by hash: at least those that {@link bodiesToRead} names. */
  readonly bodies: ReadonlyMap<string, LectureBody>;
}

export const emptyOutline: Outline = { modules: [], gamificationItems: [] };

/** Hashes of the stored bodies that reading a tree needs: of each known lecture whose content, media or bank was received. */
export function bodiesToRead(received: readonly ReceivedModule[], previous: Outline): readonly string[] {
  const known = lecturesById(previous);
  return received
    .flatMap((module) => module.lectures ?? [])
    .filter((lecture) => hasContent(lecture) || lecture.mediaSource !== undefined || lecture.questionBank !== undefined)
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
    return {
      id,
      field,
      name: readName(module.name, before?.name ?? `Module ${index + 1}`, field, problems),
      description: sanitizeTextOrHtml(merged(module.description, before?.description, '')),
      availableFromTime: merged(module.availableFromTime, before?.availableFromTime, null),
      moduleStartDate: merged(module.moduleStartDate, before?.moduleStartDate, null),
      durationMinutes: merged(module.durationMinutes, before?.durationMinutes, null),
      lectures:
        module.lectures === undefined && before !== undefined
          ? before.lectures.map((lecture, place) => reader.keep(lecture, `${field}.lectures.${place}`))
          : (module.lectures ?? []).map((lecture, place) => reader.read(lecture, `${field}.lectures.${place}`, place)),
    };
  });
}

/** What a tree becomes: the modules of an outline, and the bodies that it names and the previous outline does not. */
export interface ReadTree {
  readonly modules: readonly OutlineModule[];
  readonly newBodies: ReadonlyMap<string, LectureBody>;
}

/** Finishes drafts whose problems were none. `idOf` answers the id of each node by its draft. */
export function finishModules(
  drafts: readonly DraftModule[],
  idOf: (draft: object) => Id,
  previous: Outline,
): ReadTree {
  const stored = new Set([...lecturesById(previous).values()].map((lecture) => lecture.bodyHash));
  const newBodies = new Map<string, LectureBody>();
  const modules = drafts.map((module) => ({
    id: idOf(module),
    name: module.name,
    description: module.description,
    availableFromTime: module.availableFromTime,
    moduleStartDate: module.moduleStartDate,
    durationMinutes: module.durationMinutes,
    lectures: module.lectures.map((lecture) => {
      const content = isKept(lecture.content)
        ? keptContent(lecture, lecture.content)
        : bodyContent(lecture, lecture.content, idOf);
      if (content.body !== null && !stored.has(content.outline.bodyHash)) {
        newBodies.set(content.outline.bodyHash, content.body);
      }
      return {
        id: idOf(lecture),
        name: lecture.name,
        description: lecture.description,
        durationMinutes: lecture.durationMinutes,
        headerCover: lecture.headerCover,
        navigationMode: lecture.navigationMode,
        mediaSource: lecture.mediaSource,
        questionBank: lecture.questionBank,
        ...content.outline,
      };
    }),
  }));
  return { modules, newBodies };
}

type ContentOfOutline = Pick<OutlineLecture, 'lectureType' | 'sectionCount' | 'questions' | 'bodyHash'>;

function keptContent(lecture: DraftLecture, { kept, body }: KeptBody): { outline: ContentOfOutline; body: null } {
  const { questions, sectionCount, bodyHash } = kept;
  const type =
    body === null
      ? kept.lectureType
      : lectureType({ mediaSource: lecture.mediaSource, sections: body.sections, questionCount: questions.length });
  return { outline: { lectureType: type, sectionCount, questions, bodyHash }, body: null };
}

function bodyContent(
  lecture: DraftLecture,
  draft: DraftBody,
  idOf: (draft: object) => Id,
): { outline: ContentOfOutline; body: LectureBody } {
  const sections = draft.sections.map((section) => finishSection(section, idOf));
  const questions = draft.questions.map((question): Question => ({ ...question, id: idOf(question) }));
  const body = { sections, questions };
  return {
    body,
    outline: {
      lectureType: lectureType({ mediaSource: lecture.mediaSource, sections, questionCount: questions.length }),
      sectionCount: sections.length,
      questions: questions.map(toOutlineQuestion),
      bodyHash: contentHash(body),
    },
  };
}

function finishSection(draft: DraftSection, idOf: (draft: object) => Id): Section {
  const content =
    draft.branches.length === 0
      ? draft.content
      : {
          ...(draft.content as { readonly type: string }),
          content: {
            options: draft.branches.map((branch) => ({
              title: branch.title,
              sections: branch.sections.map((section) => finishSection(section, idOf)),
            })),
          },
        };
  const questionIds = draft.questions.map((question) => idOf(question));
  return { id: idOf(draft), type: draft.type, content, questionIds } as Section;
}

const toOutlineQuestion = ({ id, type, weight, wrongLimit }: Question): OutlineQuestion => ({
  id,
  type,
  weight,
  wrongLimit,
});

interface LectureReader {
  read(received: ReceivedLecture, field: string, place: number): DraftLecture;
  /** A lecture that was not received at all. */
  keep(lecture: OutlineLecture, field: string): DraftLecture;
}

function lectureReader(previous: PreviousContent, mode: ReadMode, problems: FieldProblems): LectureReader {
  const known = lecturesById(previous.outline);
  return {
    keep: (lecture, field) => ({ ...lecture, field, content: { kept: lecture, body: null } }),
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
        field,
        name: readName(received.name, before?.name ?? `Lecture ${place + 1}`, field, problems),
        description: sanitizeTextOrHtml(merged(received.description, before?.description, '')),
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

interface BodyContext {
  readonly field: string;
  readonly problems: FieldProblems;
}

/** A patch may bring only the sections or only the questions of a lecture: the other half is read from the stored body. */
function readBody(received: ReceivedLecture, stored: LectureBody | undefined, context: BodyContext): DraftBody {
  const { field, problems } = context;
  const list =
    received.questionAnswers === undefined ? (stored?.questions ?? []).map(asReceived) : received.questionAnswers;
  const sections = received.sections === undefined ? receivedSections(stored, list ?? []) : (received.sections ?? []);
  const questions: DraftQuestion[] = (list ?? []).map((question, index) =>
    readQuestion(question, `${field}.questionAnswers.${index}`, problems),
  );
  const questionsOf = questionFinder(questions, context);
  // Sections may bring questions that the lecture's list has not; all are found before places are checked against their number.
  sections.forEach((section, index) => questionsOf(section, `${field}.sections.${index}`));
  const sectionContext: SectionContext = { problems, questionCount: questions.length, questionsOf };
  return {
    sections: sections.map((section, index) => readSection(section, `${field}.sections.${index}`, sectionContext)),
    questions,
  };
}

/**
 * Finds the questions that a section shows in the list of its lecture: by id, or, without ids (an imported course), by equal
 * content. One that is not there yet is added to the list.
 */
function questionFinder(questions: DraftQuestion[], context: BodyContext): SectionContext['questionsOf'] {
  const byId = new Map(questions.filter((question) => question.id !== null).map((question) => [question.id, question]));
  const byContent = new Map(questions.filter((question) => question.id === null).map((q) => [canonicalJson(q), q]));
  const answered = new Map<ReceivedSection, readonly DraftQuestion[]>();
  return (section, field) => {
    const before = answered.get(section);
    if (before !== undefined) return before;
    const found = (section.questionAnswers ?? []).map((received, index) => {
      const inList = byId.get(received.id ?? 0);
      if (inList !== undefined) return inList;
      const read = readQuestion(received, `${field}.questionAnswers.${index}`, context.problems);
      const equal = read.id === null ? byContent.get(canonicalJson(read)) : undefined;
      if (equal !== undefined) return equal;
      questions.push(read);
      if (read.id === null) byContent.set(canonicalJson(read), read);
      else byId.set(read.id, read);
      return read;
    });
    const distinct = [...new Set(found)];
    answered.set(section, distinct);
    return distinct;
  };
}

/** Stored sections as an author would send them, with those of their questions that are still in the list. */
function receivedSections(
  stored: LectureBody | undefined,
  list: readonly ReceivedQuestion[],
): readonly ReceivedSection[] {
  if (stored === undefined) return [];
  const inList = new Map(list.map((question) => [question.id ?? 0, question]));
  return toSectionWires(stored, inList) as unknown as readonly ReceivedSection[];
}

function asReceived(question: Question): ReceivedQuestion {
  const { type, ...rest } = question;
  return { ...structuredClone(rest), '@type': type } as ReceivedQuestion;
}

/** Nobody gets a bank that asks for more than there is (BANK-03, BANK-04); one that draws nothing is none (BANK-08). */
function readBank(
  bank: Pick<QuestionBank, 'draws'> | null,
  questions: readonly { readonly weight: number }[],
  field: string,
  problems: FieldProblems,
): QuestionBank | null {
  if (bank === null) return null;
  const seen = new Set<number>();
  for (const [index, { weight, times }] of bank.draws.entries()) {
    const place = `${field}.questionBank.draws.${index}`;
    const available = questions.filter((question) => question.weight === weight).length;
    if (times < 0) problems.add(`${place}.times`, 'Cannot be less than zero');
    if (times > available) problems.add(`${place}.times`, `Should not be greater than ${available}`);
    if (seen.has(weight)) problems.add(`${place}.weight`, 'stands twice');
    seen.add(weight);
  }
  const draws = bank.draws.filter((draw) => draw.times > 0).sort((a, b) => a.weight - b.weight);
  if (draws.length === 0) return null;
  return { points: draws.reduce((points, draw) => points + draw.weight * draw.times, 0), draws };
}

function readMediaSource(source: MediaSource | '' | null, field: string, problems: FieldProblems): MediaSource | null {
  if (source === null || source === '') return null;
  if (typeof source === 'string') return readAddress(source, field, problems);
  if (!isMediaUrl(source.link)) problems.add(`${field}.link`, NOT_AN_ADDRESS);
  if (source.finishTime <= source.startTime) problems.add(`${field}.finishTime`, 'must be after the start');
  return source;
}

function readName(
  received: string | null | undefined,
  fallback: string,
  field: string,
  problems: FieldProblems,
): string {
  if (received === '') problems.add(`${field}.name`, 'is required');
  return received ?? fallback;
}

function hasContent(lecture: ReceivedLecture): boolean {
  return lecture.sections !== undefined || lecture.questionAnswers !== undefined;
}

function lecturesById(outline: Outline): ReadonlyMap<Id, OutlineLecture> {
  return new Map(outline.modules.flatMap((module) => module.lectures).map((lecture) => [lecture.id, lecture]));
}
