/**
 * From content and rows to progress: points, statuses, percentages, gates (ARCHITECTURE, invariant 3).
 *
 * Everything that shows or checks progress goes through `progressOf`: REST answers, the dry run of completion, achievements and
 * the recomputation checks. Nothing here reads a clock or a database.
 */
import type { IsoTime, Outline, OutlineLecture, OutlineModule, OutlineQuestion } from '../content/content.ts';
import { questionsOfLearner, type DrawnQuestions } from '../content/question/bankRules.ts';
import { isSettled, type AnswerState, type QuestionAudience } from '../content/question/questionView.ts';
import type { Id } from '../shared/id.ts';
import { lectureGates, type Gate } from './gateRules.ts';
import { packageVerdict, type PackageState } from './packageRules.ts';
import { minutesLeft } from './timeLeftRules.ts';

/** What progress needs to know of the course beside its outline. */
export interface CourseFacts {
  /** When content opens: `availableFromTime`, else `startTime`; null = open (OP-51). */
  readonly startTime: IsoTime | null;
  /** After it learners may only view; null = never (OP-51). */
  readonly endTime: IsoTime | null;
  /** Whole minutes, null when the author gave none. */
  readonly durationMinutes: number | null;
  readonly sequentialProgress: boolean;
  readonly certifiable: boolean;
  /** Ratio from 0 to 1 (OP-40). */
  readonly minScoreRate: number;
  /** A course that is one package is passed by what that says (OP-118). */
  readonly isPackage: boolean;
}

/** One learner's rows in one course. */
export interface ProgressRows {
  readonly userCourseId: Id;
  readonly finishTime: IsoTime | null;
  /** Tells completed from given up: both have a finish time (OP-42). */
  readonly completed: boolean;
  readonly expireTime: IsoTime | null;
  readonly drawnQuestions: DrawnQuestions;
  /** Lecture id to the time of its seen mark. */
  readonly seen: ReadonlyMap<Id, IsoTime>;
  /** Question id to the state of its answer. */
  readonly answers: ReadonlyMap<Id, AnswerRow>;
  /** Lecture id to what its package says. */
  readonly packages: ReadonlyMap<Id, PackageState>;
}

export interface AnswerRow extends Pick<AnswerState, 'correct' | 'wrongCount'> {
  readonly answerTime: IsoTime;
}

export type ProgressStatus = 'TODO' | 'IN_PROGRESS' | 'DONE';

/** Where a learner is in a course, from enrolment to completion (ENR-10, OP-42). */
export type Phase = 'ENROLLED' | 'IN_PROGRESS' | 'COMPLETED' | 'GAVE_UP';

/** The steps of encouragement that progress is shown in (OP-46). */
export type ProgressLevel = 'GO' | 'NICE' | 'ALMOST' | 'DONE';

/** Points: `correct` of right answers, `completion` adds questions at their wrong limit, `total` of all questions (OP-43). */
export interface Points {
  readonly correctPoints: number;
  readonly completionPoints: number;
  readonly totalPoints: number;
}

/** What a certificate goes by. */
export interface CertificatePoints extends Pick<Points, 'correctPoints' | 'totalPoints'> {
  /** A package's own word, which overrules the mark; null or left out where the points decide. */
  readonly passed?: boolean | null;
}

export interface LectureProgress extends Points {
  readonly lectureId: Id;
  readonly moduleId: Id;
  readonly done: boolean;
  /** Time of the seen mark (PROG-06); null for a lecture done by its points alone. */
  readonly doneTime: IsoTime | null;
  /** When it became done, by whichever way came first. */
  readonly doneSince: IsoTime | null;
  /** Done without its points: some of its questions still take an answer (OP-104). */
  readonly skipped: boolean;
  readonly status: ProgressStatus;
  /** How many of its questions still take an answer. */
  readonly openQuestions: number;
  /** The questions this learner gets, in the author's order (OP-43). */
  readonly questions: readonly OutlineQuestion[];
  /** Why the lecture may not be opened; null = open. */
  readonly gate: Gate | null;
  readonly outline: OutlineLecture;
}

export interface ModuleProgress extends Points {
  readonly moduleId: Id;
  readonly done: boolean;
  /** When its last lecture became done (OP-21). */
  readonly finishTime: IsoTime | null;
  readonly status: ProgressStatus;
  readonly lectures: readonly LectureProgress[];
  readonly outline: OutlineModule;
}

/** Counts (PROG-09): `lectures` and `modules` are totals of the course (OP-44), the other two what the learner did. */
export interface Stats {
  readonly lectures: number;
  readonly modules: number;
  readonly rightQuestionAnswers: number;
  readonly lecturesMarkedAsSeen: number;
}

export interface Progress extends Points {
  readonly phase: Phase;
  readonly status: ProgressStatus;
  readonly done: boolean;
  readonly stats: Stats;
  readonly questionCount: number;
  readonly certificatePoints: CertificatePoints;
  /** Points and lectures without questions, whole percent (OP-44). */
  readonly scorePercent: number;
  /** Seen marks of all lectures, whole percent (OP-44). */
  readonly seenPercent: number;
  /** How far along, by the lectures seen. */
  readonly level: ProgressLevel;
  /** The first lecture that is not done: where "continue" leads. */
  readonly nextLecture: LectureProgress | null;
  /** Estimate from the durations that are known; null when none is. */
  readonly minutesLeft: number | null;
  readonly modules: readonly ModuleProgress[];
}

/** Who reads, and when: gates hold for learners alone (OP-45, OP-91). */
export interface Reader {
  readonly now: IsoTime;
  readonly audience: QuestionAudience;
}

export function progressOf(outline: Outline, course: CourseFacts, rows: ProgressRows, reader: Reader): Progress {
  const ungated = outline.modules.map((module) => moduleProgress(module, rows));
  const gates = lectureGates(ungated, course, rows, reader);
  const modules = ungated.map((module) => ({
    ...module,
    lectures: module.lectures.map((lecture) => ({ ...lecture, gate: gates.get(lecture.lectureId) ?? null })),
  }));
  const lectures = modules.flatMap((module) => module.lectures);
  const questions = lectures.flatMap((lecture) => lecture.questions);
  const points = sumOfPoints(lectures);
  const withoutQuestions = lectures.filter((lecture) => lecture.questions.length === 0);
  const seenCount = lectures.filter((lecture) => lecture.doneTime !== null).length;
  const doneCount = lectures.filter((lecture) => lecture.done).length;
  const done = lectures.length > 0 && doneCount === lectures.length;
  const started = rows.seen.size > 0 || rows.answers.size > 0;
  const seenPercent = percent(seenCount, lectures.length);
  const told = course.isPackage ? pointsOfPackage(lectures, rows) : null;
  return {
    ...points,
    phase: phaseOf(rows, started),
    status: statusOf(done, started),
    done,
    stats: {
      lectures: lectures.length,
      modules: modules.length,
      rightQuestionAnswers: questions.filter((question) => rows.answers.get(question.id)?.correct === true).length,
      lecturesMarkedAsSeen: seenCount,
    },
    questionCount: questions.length,
    certificatePoints: told?.points ?? points,
    scorePercent:
      told?.scorePercent ??
      percent(
        points.correctPoints + withoutQuestions.filter((lecture) => lecture.done).length,
        points.totalPoints + withoutQuestions.length,
      ),
    seenPercent,
    level: seenCount > 0 && seenCount === lectures.length ? 'DONE' : levelOf(seenPercent),
    nextLecture: lectures.find((lecture) => !lecture.done) ?? null,
    minutesLeft: minutesLeft(modules, course.durationMinutes),
    modules,
  };
}

/** Of a course that is one package: its score as points of a hundred, and its word. */
function pointsOfPackage(
  lectures: readonly Pick<LectureProgress, 'lectureId'>[],
  rows: ProgressRows,
): { readonly points: CertificatePoints; readonly scorePercent: number | null } {
  const states = lectures.flatMap(({ lectureId }) => rows.packages.get(lectureId) ?? []);
  const { passed, rate } = packageVerdict({
    itemCount: states.length === 0 ? 1 : states.reduce((sum, { itemCount }) => sum + itemCount, 0),
    items: states.flatMap(({ items }) => items),
  });
  // Packages report binary fractions: 0.29 is a hair below the percent that is meant.
  const correctPoints = Math.round((rate ?? (passed === true ? 1 : 0)) * 1e8) / 1e6;
  return {
    points: { correctPoints, totalPoints: 100, passed },
    scorePercent: rate === null ? null : percent(correctPoints, 100),
  };
}

/**
 * Whole percent, clamped to 0–100 (PROG-12) and rounded down, so that it says 100 once all is done and reaches a mark once that is
 * reached, never before (OP-141). 0 of nothing is 0. Multiplying first keeps whole numbers exact.
 */
export function percent(part: number, whole: number): number {
  return whole > 0 ? Math.min(100, Math.max(0, Math.floor((part * 100) / whole))) : 0;
}

/** Go below 50, nice from 50, almost from 80; done is decided by counting, never by a rounded percentage (OP-46). */
function levelOf(seenPercent: number): ProgressLevel {
  if (seenPercent < 50) {
    return 'GO';
  }
  return seenPercent < 80 ? 'NICE' : 'ALMOST';
}

function phaseOf(rows: ProgressRows, started: boolean): Phase {
  if (rows.finishTime !== null) {
    return rows.completed ? 'COMPLETED' : 'GAVE_UP';
  }
  return started ? 'IN_PROGRESS' : 'ENROLLED';
}

function statusOf(done: boolean, started: boolean): ProgressStatus {
  if (done) {
    return 'DONE';
  }
  return started ? 'IN_PROGRESS' : 'TODO';
}

function moduleProgress(module: OutlineModule, rows: ProgressRows): ModuleProgress {
  const lectures = module.lectures.map((lecture) => lectureProgress(module.id, lecture, rows));
  const done = lectures.length > 0 && lectures.every((lecture) => lecture.done);
  return {
    ...sumOfPoints(lectures),
    moduleId: module.id,
    done,
    finishTime: done ? latest(lectures.map((lecture) => lecture.doneSince)) : null,
    status: statusOf(
      done,
      lectures.some((lecture) => lecture.status !== 'TODO'),
    ),
    lectures,
    outline: module,
  };
}

function lectureProgress(moduleId: Id, lecture: OutlineLecture, rows: ProgressRows): LectureProgress {
  const questions = questionsOfLearner(lecture, rows.drawnQuestions, rows.userCourseId);
  const answers = questions.flatMap((question) => rows.answers.get(question.id) ?? []);
  const points = pointsOf(questions, rows.answers);
  const doneTime = rows.seen.get(lecture.id) ?? null;
  // Settled answers never change again, so the last of them is when the points were reached.
  const pointsTime =
    points.totalPoints > 0 && points.completionPoints >= points.totalPoints
      ? latest(answers.map((answer) => answer.answerTime))
      : null;
  const doneSince = earliest(doneTime, pointsTime);
  const openQuestions = questions.filter(
    (question) => !isSettled(question.wrongLimit, rows.answers.get(question.id) ?? null),
  ).length;
  return {
    ...points,
    lectureId: lecture.id,
    moduleId,
    done: doneSince !== null,
    doneTime,
    doneSince,
    skipped: doneSince !== null && openQuestions > 0,
    openQuestions,
    status: statusOf(doneSince !== null, answers.length > 0),
    questions,
    gate: null,
    outline: lecture,
  };
}

function pointsOf(questions: readonly OutlineQuestion[], answers: ProgressRows['answers']): Points {
  let correctPoints = 0;
  let completionPoints = 0;
  let totalPoints = 0;
  for (const question of questions) {
    const answer = answers.get(question.id) ?? null;
    totalPoints += question.weight;
    if (isSettled(question.wrongLimit, answer)) {
      completionPoints += question.weight;
    }
    if (answer?.correct === true) {
      correctPoints += question.weight;
    }
  }
  return { correctPoints, completionPoints, totalPoints };
}

function sumOfPoints(parts: readonly Points[]): Points {
  return parts.reduce<Points>(
    (sum, part) => ({
      correctPoints: sum.correctPoints + part.correctPoints,
      completionPoints: sum.completionPoints + part.completionPoints,
      totalPoints: sum.totalPoints + part.totalPoints,
    }),
    { correctPoints: 0, completionPoints: 0, totalPoints: 0 },
  );
}

function latest(times: readonly (IsoTime | null)[]): IsoTime | null {
  return times.reduce((late, time) => (late === null || (time !== null && time > late) ? time : late), null);
}

function earliest(a: IsoTime | null, b: IsoTime | null): IsoTime | null {
  if (a === null || b === null) {
    return a ?? b;
  }
  return a < b ? a : b;
}
