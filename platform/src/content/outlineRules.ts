/** Sums over an outline, and what a lecture is made of: the one place that counts points and questions of content. */
import type { LectureType, MediaSource, Outline, OutlineLecture, OutlineModule } from './content.ts';
import { isVideoUrl } from './mediaRules.ts';
import type { Section } from './section/types.ts';
import type { Id } from '../shared/id.ts';
import { memoized } from '../shared/memoized.ts';

export interface OutlineTotals {
  readonly moduleCount: number;
  readonly lectureCount: number;
  /** Questions that a learner is asked: with a bank the drawn ones. */
  readonly questionCount: number;
  readonly totalPoints: number;
}

/** Points of a lecture: Σ weight, or Σ weight × times of its bank (OP-43). */
export function lecturePoints(lecture: Pick<OutlineLecture, 'questions' | 'questionBank'>): number {
  if (lecture.questionBank !== null) {
    return lecture.questionBank.points;
  }
  return lecture.questions.reduce((points, question) => points + question.weight, 0);
}

/** Questions of a lecture that a learner is asked: with a bank the drawn ones. */
export function lectureQuestionCount(lecture: Pick<OutlineLecture, 'questions' | 'questionBank'>): number {
  if (lecture.questionBank === null) {
    return lecture.questions.length;
  }
  return lecture.questionBank.draws.reduce((count, draw) => count + draw.times, 0);
}

export function modulePoints(module: OutlineModule): number {
  return module.lectures.reduce((points, lecture) => points + lecturePoints(lecture), 0);
}

const moduleTotals = memoized((module: OutlineModule) => ({
  lectures: module.lectures.length,
  questions: module.lectures.reduce((count, lecture) => count + lectureQuestionCount(lecture), 0),
  points: modulePoints(module),
}));

export function outlineTotals({ modules }: Outline): OutlineTotals {
  const totals = modules.map(moduleTotals);
  return {
    moduleCount: modules.length,
    lectureCount: totals.reduce((count, { lectures }) => count + lectures, 0),
    questionCount: totals.reduce((count, { questions }) => count + questions, 0),
    totalPoints: totals.reduce((sum, { points }) => sum + points, 0),
  };
}

/**
 * LEC-09, OP-18. Video is a YouTube, Vimeo, loom, Kinescope, mp4 or webm source, or a `VIDEO_TEXT` section; text is any other section with
 * content (dividers and places for questions have none). Sections inside a branch count like the others.
 */
export function lectureType(content: {
  readonly mediaSource: MediaSource | null;
  readonly sections: readonly Section[];
  readonly questionCount: number;
}): LectureType {
  const types = content.sections.flatMap(contentTypes);
  const video =
    types.includes('VIDEO_TEXT') || (typeof content.mediaSource === 'string' && isVideoUrl(content.mediaSource));
  const text = types.some((type) => type !== 'VIDEO_TEXT' && type !== 'QUESTION');
  if (content.questionCount === 0) {
    return video ? 'video' : 'text';
  }
  if (video) {
    return text ? 'textVideoQuiz' : 'videoQuiz';
  }
  return text ? 'textQuiz' : 'quiz';
}

function contentTypes(section: Section): readonly string[] {
  if (section.type === 'SCROLL' || section.type === 'BUTTON') {
    return [];
  }
  if (section.type !== 'JSON') {
    return [section.type];
  }
  return [section.content.type, ...branchSections(section).flatMap(contentTypes)];
}

/** The sections inside the options of a `BRANCH`; empty for every other section. */
export function branchSections(section: Section): readonly Section[] {
  if (section.type !== 'JSON' || section.content.type !== 'BRANCH') {
    return [];
  }
  return section.content.content.options.flatMap((option) => option.sections);
}

/** A lecture with its module and its place in it, from 1. */
export interface FoundLecture {
  readonly module: OutlineModule;
  readonly lecture: OutlineLecture;
  readonly number: number;
}

/** Null when the outline does not have the lecture. */
export function findLecture(modules: readonly OutlineModule[], lectureId: Id): FoundLecture | null {
  for (const module of modules) {
    const index = module.lectures.findIndex((lecture) => lecture.id === lectureId);
    const lecture = module.lectures[index];
    if (lecture !== undefined) {
      return { module, lecture, number: index + 1 };
    }
  }
  return null;
}
