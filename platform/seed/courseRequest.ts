/** From a demo course to the bodies of POST and PATCH `/api/v1/secured/courses`. */
import type { Outline } from '../src/content/content.ts';
import type { SeedAchievement, SeedCourse, SeedLecture, SeedPackage, SeedQuestion } from './courses/wire.ts';

/** Ids that name nodes within the request only; the platform gives its own (OP-25). */
interface RequestIds {
  readonly lectures: ReadonlyMap<string, number>;
  readonly questions: ReadonlyMap<SeedQuestion, number>;
  readonly questionsByKey: ReadonlyMap<string, number>;
}

/**
 * The course without the lectures that play a package: a package belongs to a course that is there, so these come later.
 *
 * @throws Error when an achievement names a lecture or a question that the course does not have
 */
export function courseRequest(course: SeedCourse): Readonly<Record<string, unknown>> {
  const ids = requestIds(course);
  return {
    name: course.name,
    miniDescription: course.miniDescription,
    description: course.description,
    type: course.type ?? null,
    externalUrl: course.externalUrl ?? null,
    published: true,
    certifiable: course.certifiable,
    minScoreRate: course.minScoreRate ?? 1,
    sequentialProgress: course.sequentialProgress ?? false,
    anonymousAllowed: course.anonymousAllowed ?? false,
    preEnrollAllowed: course.preEnrollAllowed ?? false,
    voucherActivated: course.voucherActivated ?? false,
    courseImage: course.courseImage,
    duration: course.duration,
    availableFromTime: course.availableFromTime ?? null,
    availableUntilTime: course.availableUntilTime ?? null,
    ...(course.decisionTree === undefined ? {} : { customMetadata: { decisionTree: course.decisionTree } }),
    metadata: { lang: course.lang, courseImage: course.courseImage },
    tags: course.tags.map((name) => ({ name })),
    modules: course.modules.map(({ name, description, durationMinutes, lectures }) => ({
      name,
      description,
      durationMinutes,
      lectures: lectures.filter(isWhole).map((lecture) => lectureRequest(lecture, ids)),
    })),
    gamificationItems: course.achievements.map((achievement) => achievementRequest(achievement, ids)),
  };
}

/** What puts the lectures that play a package into their places; everything else is only named. */
export function lessonsRequest(
  course: SeedCourse,
  { modules }: Outline,
  addresses: ReadonlyMap<SeedPackage, string>,
): Readonly<Record<string, unknown>> {
  const ids = requestIds(course);
  return {
    modules: course.modules.map((module, index) => {
      const stored = modules[index];
      const waiting = [...(stored?.lectures ?? [])];
      const lectures = module.lectures.map((lecture) =>
        lecture.lesson === null
          ? { id: waiting.shift()?.id }
          : { ...lectureRequest(lecture, ids), mediaSource: addresses.get(lecture.lesson) },
      );
      return { id: stored?.id, lectures };
    }),
  };
}

const isWhole = ({ lesson }: SeedLecture): boolean => lesson === null;

function requestIds({ modules }: SeedCourse): RequestIds {
  const lectures = modules.flatMap((module) => module.lectures).filter(isWhole);
  const questions = lectures.flatMap((lecture) => lecture.questions);
  return {
    lectures: new Map(lectures.map((lecture, index) => [lecture.key, index + 1])),
    questions: new Map(questions.map((question, index) => [question, index + 1])),
    questionsByKey: new Map(questions.flatMap(({ key }, index) => (key === null ? [] : [[key, index + 1] as const]))),
  };
}

const lectureRequest = (lecture: SeedLecture, ids: RequestIds) => ({
  id: ids.lectures.get(lecture.key),
  name: lecture.name,
  description: lecture.description,
  durationMinutes: lecture.durationMinutes,
  headerCover: lecture.headerCover,
  mediaSource: lecture.mediaSource,
  navigationMode: lecture.navigationMode,
  sections: lecture.sections,
  questionAnswers: lecture.questions.map((question) => questionRequest(question, ids)),
  questionBank: lecture.bank === null ? null : { '@type': 'DEFAULT', draws: lecture.bank },
});

const questionRequest = (question: SeedQuestion, ids: RequestIds) => ({
  id: ids.questions.get(question),
  '@type': question.type,
  question: question.question,
  answer: question.answer,
  correctAnswer: question.correctAnswer,
  explanation: {
    type: 'text',
    content: Object.fromEntries(question.explanations.map((text, index) => [String(index + 1), text])),
  },
  weight: question.weight,
  wrongLimit: question.wrongLimit,
});

function achievementRequest({ name, description, imageUrl, kind, condition }: SeedAchievement, ids: RequestIds) {
  const base = { '@type': condition.type, name, description, imageUrl, kind };
  switch (condition.type) {
    case 'LECTURES_COMPLETED':
      return { ...base, lectureIds: condition.lectures.map((key) => known(ids.lectures, key)) };
    case 'QUESTIONS_ANSWERED':
      return { ...base, questionAnswerIds: condition.questions.map((key) => known(ids.questionsByKey, key)) };
    case 'QUESTIONS_ANSWERED_RATE':
      return { ...base, qaRate: condition.rate };
  }
}

function known(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) {
    throw new Error(`An achievement names ${key}, which the course does not have`);
  }
  return id;
}
