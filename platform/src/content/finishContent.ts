/** From checked drafts and their ids to what is stored: outline modules and lecture bodies by hash. */
import { contentHash } from '../shared/canonicalJson.ts';
import type { LectureBody, Outline, OutlineLecture, OutlineModule, OutlineQuestion } from './content.ts';
import { withOptionIds } from './question/optionIdentity.ts';
import { hasOptions, type Question } from './question/question.ts';
import { isKept, type DraftBody, type DraftLecture, type DraftModule, type KeptBody } from './draftContent.ts';
import { hasBody } from './outlineIndex.ts';
import { lectureType } from './outlineRules.ts';
import type { Id } from '../shared/id.ts';

/** What a tree becomes: the modules of an outline, and the bodies that it names and the previous outline does not. */
export interface ReadTree {
  readonly modules: readonly OutlineModule[];
  readonly newBodies: ReadonlyMap<string, LectureBody>;
}

/** What a tree is finished with: the id of each node by its draft, and what was there before. */
export interface FinishingContext {
  readonly idOf: (draft: object) => Id;
  readonly previous: Outline;
  /** A question as it was; undefined for a new one. */
  readonly questionBefore: (id: Id) => Question | undefined;
}

/** Finishes drafts whose problems were none. */
export function finishModules(drafts: readonly DraftModule[], context: FinishingContext): ReadTree {
  const { idOf, previous } = context;
  const newBodies = new Map<string, LectureBody>();
  const finishLecture = (lecture: DraftLecture): OutlineLecture => {
    const content = isKept(lecture.content)
      ? keptContent(lecture, lecture.content)
      : bodyContent(lecture, lecture.content, context);
    if (content.body !== null && !hasBody(previous, content.outline.bodyHash)) {
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
  };
  const modules = drafts.map(
    (module): OutlineModule =>
      module.kept ?? {
        id: idOf(module),
        name: module.name,
        description: module.description,
        availableFromTime: module.availableFromTime,
        moduleStartDate: module.moduleStartDate,
        durationMinutes: module.durationMinutes,
        lectures: module.lectures.map(finishLecture),
      },
  );
  return { modules, newBodies };
}

type ContentOfOutline = Pick<OutlineLecture, 'lectureType' | 'sectionCount' | 'questions' | 'bodyHash' | 'bodyBytes'>;

function keptContent(lecture: DraftLecture, { kept, body }: KeptBody): { outline: ContentOfOutline; body: null } {
  const { questions, sectionCount, bodyHash, bodyBytes } = kept;
  const type =
    body === null
      ? kept.lectureType
      : lectureType({ mediaSource: lecture.mediaSource, sections: body.sections, questionCount: questions.length });
  const size = bodyBytes === undefined ? {} : { bodyBytes };
  return { outline: { lectureType: type, sectionCount, questions, bodyHash, ...size }, body: null };
}

function bodyContent(
  lecture: DraftLecture,
  draft: DraftBody,
  { idOf, questionBefore }: FinishingContext,
): { outline: ContentOfOutline; body: LectureBody } {
  const sections = draft.sections.map((section) => section.store(idOf));
  const questions = draft.questions.map((draft): Question => {
    const { clientKey: _, ...question } = draft;
    const id = idOf(draft);
    return hasOptions(question) ? withOptionIds({ ...question, id }, questionBefore(id)) : { ...question, id };
  });
  const body = { sections, questions };
  return {
    body,
    outline: {
      lectureType: lectureType({ mediaSource: lecture.mediaSource, sections, questionCount: questions.length }),
      sectionCount: sections.length,
      questions: questions.map(toOutlineQuestion),
      bodyHash: contentHash(body),
      bodyBytes: bytesOfBody(body),
    },
  };
}

const toOutlineQuestion = ({ id, type, weight, wrongLimit }: Question): OutlineQuestion => ({
  id,
  type,
  weight,
  wrongLimit,
});

/** Of the sections and questions as JSON. */
export const bytesOfBody = (body: LectureBody): number => Buffer.byteLength(JSON.stringify(body));
