/** What the second demo learner has done so far, by the same steps as everybody's work. */
import { loadLectureBody } from '../src/content/contentQueries.ts';
import type { Placement, Positions, Question, UserAnswer } from '../src/content/question/question.ts';
import type { Trx } from '../src/db/database.ts';
import { beginUserCourse } from '../src/enrolment/beginUserCourse.ts';
import { settleCompletion } from '../src/study/settleCompletion.ts';
import { stampSeen } from '../src/study/stampSeen.ts';
import { readLocked, readVisible } from '../src/enrolment/userCourseAccess.ts';
import type { ReaderOptions } from '../src/enrolment/userCourseReading.ts';
import type { Viewer } from '../src/http/access.ts';
import { takeAnswer } from '../src/study/takeAnswer.ts';
import type { Id } from '../src/shared/id.ts';

export interface DemoStudy {
  readonly courseId: Id;
  /** How many lectures, from the first. */
  readonly lectures: number;
  /** Days before the seed at which the learner enrolled; each lecture takes an hour of one evening. */
  readonly daysAgo: number;
  /** The first of that many questions is answered wrong at first; 0 for never. */
  readonly slipEvery: number;
  readonly complete: boolean;
}

/** Studies of learner2 of workspace 1: one completed with its certificate, one half-way, one begun. */
export const demoStudies: readonly DemoStudy[] = [
  { courseId: 258, lectures: 6, daysAgo: 14, slipEvery: 5, complete: true },
  { courseId: 101, lectures: 5, daysAgo: 6, slipEvery: 4, complete: false },
  { courseId: 102, lectures: 1, daysAgo: 2, slipEvery: 0, complete: false },
];

const hourMs = 3_600_000;

/** Enrols, answers and marks as seen, an hour apart; then completes where the study says so. */
export async function study(trx: Trx, workspaceId: Id, viewer: Viewer, plan: DemoStudy, now: Date): Promise<void> {
  let time = now.getTime() - plan.daysAgo * 24 * hourMs;
  const reader = (): ReaderOptions => ({ viewer, asLearner: true, now: new Date(time) });
  const { record } = await beginUserCourse(trx, plan.courseId, reader());
  const { progress } = await readVisible(trx, record.id, reader());
  const lectures = progress.modules.flatMap((module) => module.lectures).slice(0, plan.lectures);
  let asked = 0;
  for (const lecture of lectures) {
    time += hourMs;
    const body = await loadLectureBody(trx, workspaceId, lecture.outline.bodyHash);
    for (const { id } of lecture.questions) {
      const question = body.questions.find((candidate) => candidate.id === id);
      if (question === undefined) {
        continue;
      }
      const slips = plan.slipEvery > 0 && asked % plan.slipEvery === 0;
      asked += 1;
      for (const userAnswer of slips ? [wrongAnswer(question), question.correctAnswer] : [question.correctAnswer]) {
        const before = await readLocked(trx, record.id, reader());
        await takeAnswer(trx, before, {
          questionId: id,
          userAnswer,
          type: question.type,
          form: undefined,
          courseVersion: undefined,
        });
      }
    }
    await stampSeen(trx, { ...reader(), userCourseId: record.id, lectureId: lecture.lectureId });
  }
  if (plan.complete) {
    await settleCompletion(trx, { ...reader(), userCourseId: record.id, name: record.userName, dryRun: false });
  }
}

/** The positions after the right ones, as many as are asked for; of placements, what belongs into the next category. */
function wrongAnswer({ answer, correctAnswer }: Question): UserAnswer {
  if ('itemMapping' in answer) {
    const categories = Object.entries(correctAnswer as Placement);
    return Object.fromEntries(
      categories.map(([category], index) => [category, categories[(index + 1) % categories.length]?.[1] ?? []]),
    );
  }
  return (correctAnswer as Positions).map((position) => (position % answer.length) + 1);
}
