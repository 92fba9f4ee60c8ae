/** Drawing questions from a lecture's bank, and what the drawn ones are worth (BANK-01, BANK-09, OP-43). */
import type { OutlineLecture, OutlineQuestion } from '../content.ts';
import type { Id } from '../../shared/id.ts';

/** A number from 0 (included) to 1 (excluded). */
export type RandomSource = () => number;

/** Lecture id to the question ids drawn from its bank, as kept with the user course. */
export type DrawnQuestions = Readonly<Record<string, readonly Id[]>>;

/** What enrolment draws: one entry per lecture with a bank; lectures without one have no entry. */
export function drawQuestions(lectures: readonly OutlineLecture[], random: RandomSource): DrawnQuestions {
  return Object.fromEntries(
    lectures
      .filter((lecture) => lecture.questionBank !== null)
      .map((lecture) => [String(lecture.id), questionsOfDraw(lecture, [], random).map((question) => question.id)]),
  );
}

/**
 * The questions this learner gets in a lecture, in the author's order; without a bank all of them.
 *
 * A save after the enrolment may have removed drawn questions or changed the bank. What still fits stays; what is missing is
 * drawn by a source seeded with the user course and the lecture, so that every reading gives the same questions without a write.
 */
export function questionsOfLearner(
  lecture: OutlineLecture,
  drawn: DrawnQuestions,
  userCourseId: Id,
): readonly OutlineQuestion[] {
  if (lecture.questionBank === null) {
    return lecture.questions;
  }
  return questionsOfDraw(lecture, drawn[String(lecture.id)] ?? [], seededRandom(userCourseId * 31 + lecture.id));
}

/** Σ weight × times: what the lecture is worth with its bank. */
export function bankPoints(draws: readonly { readonly weight: number; readonly times: number }[]): number {
  return draws.reduce((points, draw) => points + draw.weight * draw.times, 0);
}

/** A small repeatable source (mulberry32): equal seeds give equal numbers. */
export function seededRandom(seed: number): RandomSource {
  let state = Math.trunc(seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function questionsOfDraw(
  lecture: OutlineLecture,
  kept: readonly Id[],
  random: RandomSource,
): readonly OutlineQuestion[] {
  const chosen = new Set<Id>();
  for (const { weight, times } of lecture.questionBank?.draws ?? []) {
    const ofWeight = lecture.questions.filter((question) => question.weight === weight).map((question) => question.id);
    const stay = kept.filter((id) => ofWeight.includes(id)).slice(0, times);
    const pool = shuffled(
      ofWeight.filter((id) => !stay.includes(id)),
      random,
    );
    for (const id of [...stay, ...pool.slice(0, times - stay.length)]) {
      chosen.add(id);
    }
  }
  return lecture.questions.filter((question) => chosen.has(question.id));
}

function shuffled(ids: readonly Id[], random: RandomSource): readonly Id[] {
  const result = [...ids];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] as Id, result[last] as Id];
  }
  return result;
}
