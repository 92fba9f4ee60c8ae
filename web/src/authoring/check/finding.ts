/** What the check of a course finds before its publication, and how much it weighs. */
import type { ContentRule } from '../../editing/check/contentFinding.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';

/**
 * Beside what a section or a question knows of itself:
 * - `noName`: the course, a module, a lecture or an achievement without a name
 * - `noAddress`: a course that is elsewhere, and does not say where
 * - `noLectures`: a course that has nothing to learn
 * - `treeProblem`: choices of an umbrella course that lead nowhere
 * - `passingRange`: a score that is not between 0 and 100 per cent
 * - `neverPassed`: a certificate for a score in a course that asks nothing
 * - `emptyModule`, `emptyLecture`: nothing in it
 * - `neverDrawn`: a question of a lecture that draws none with its points
 * - `neverEarned`, `noFrame`: an achievement that nobody can earn, or wear
 * - `missing…`: it shows what the workspace does not have, as after an import
 */
type CourseRule =
  | 'noName'
  | 'noAddress'
  | 'noLectures'
  | 'treeProblem'
  | 'passingRange'
  | 'neverPassed'
  | 'emptyModule'
  | 'emptyLecture'
  | 'neverDrawn'
  | 'neverEarned'
  | 'noFrame'
  | 'missingPicture'
  | 'missingVideo'
  | 'missingSound'
  | 'missingDocument'
  | 'missingPackage'
  | 'missingFile';

export type Rule = ContentRule | CourseRule;

/** What must be mended before a course is published, and what should be. */
export type Weight = 'must' | 'should';

export interface Finding {
  readonly rule: Rule;
  readonly place: ProblemPlace;
}

/** What learners cannot get past, or is promised and never kept, must be mended, and so must all that no live course is saved with (OP-230). */
const weights: Readonly<Record<Rule, Weight>> = {
  noName: 'must',
  noAddress: 'must',
  noLectures: 'must',
  noMedia: 'must',
  noQuestion: 'must',
  noRightAnswer: 'must',
  passingRange: 'must',
  neverPassed: 'must',
  missingPackage: 'must',
  treeProblem: 'should',
  emptyModule: 'should',
  emptyLecture: 'should',
  empty: 'should',
  sample: 'should',
  noAlternative: 'should',
  noLink: 'should',
  noTitle: 'should',
  noText: 'should',
  emptyAnswer: 'should',
  neverDrawn: 'should',
  neverEarned: 'should',
  noFrame: 'should',
  missingPicture: 'should',
  missingVideo: 'should',
  missingSound: 'should',
  missingDocument: 'should',
  missingFile: 'should',
};

export const weightOf = ({ rule }: Finding): Weight => weights[rule];
