/** What the check of a course finds, and how much it weighs. */
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
 * - `opensTooLate`: what opens only once the course has ended
 * - `neverOpens`: what is over, or ends, before learners can get to it
 * - `noLanguage`: a course that does not say its language
 * - `emptyModule`, `emptyLecture`: nothing in it
 * - `headingOrder`: a heading that is more than one level below the one before it in its lecture
 * - `otherScript`: a lecture in letters that the language of the course is not written in
 * - `ownVideo`: a lecture with a video file beside its sections, where there is no place for captions
 * - `shortDuration`: a lecture that takes far longer to read than it says
 * - `drawsTooMany`: a lecture that draws more questions than it has
 * - `neverDrawn`: a question of a lecture that draws none with its points
 * - `neverEarned`, `noFrame`: an achievement that nobody can earn, or wear
 * - `mayNotEarn`: an achievement for a question that not every learner is asked
 * - `heavy…`: it shows a file that takes long to load on a phone
 * - `missing…`: it shows what the workspace does not have, as after an import
 */
type CourseRule =
  | 'noName'
  | 'noAddress'
  | 'noLectures'
  | 'treeProblem'
  | 'passingRange'
  | 'neverPassed'
  | 'opensTooLate'
  | 'neverOpens'
  | 'noLanguage'
  | 'emptyModule'
  | 'emptyLecture'
  | 'headingOrder'
  | 'ownVideo'
  | 'otherScript'
  | 'shortDuration'
  | 'drawsTooMany'
  | 'neverDrawn'
  | 'neverEarned'
  | 'mayNotEarn'
  | 'noFrame'
  | 'heavyPicture'
  | 'heavyVideo'
  | 'heavyFile'
  | 'missingPicture'
  | 'missingVideo'
  | 'missingSound'
  | 'missingDocument'
  | 'missingPackage'
  | 'missingFile';

export type Rule = ContentRule | CourseRule;

/** What must be mended before a course is published, what should be, and what is only worth a look. */
export type Weight = 'must' | 'should' | 'may';

export const allWeights: readonly Weight[] = ['must', 'should', 'may'];

/** Whom it is for that something is mended. */
export type Audience = 'everyone' | 'screenReader' | 'lowVision' | 'hearing' | 'answering' | 'timing';

export interface Finding {
  readonly rule: Rule;
  readonly place: ProblemPlace;
}

/** What learners cannot get past, or is promised and never kept, must be mended, and so must all that no live course is saved with (OP-230). */
const rules: Readonly<Record<Rule, readonly [weight: Weight, audience: Audience]>> = {
  noName: ['must', 'everyone'],
  noAddress: ['must', 'everyone'],
  noLectures: ['must', 'everyone'],
  noMedia: ['must', 'everyone'],
  noQuestion: ['must', 'answering'],
  noRightAnswer: ['must', 'answering'],
  keyedTwice: ['must', 'answering'],
  drawsTooMany: ['must', 'answering'],
  passingRange: ['must', 'everyone'],
  neverPassed: ['must', 'everyone'],
  opensTooLate: ['must', 'everyone'],
  neverOpens: ['must', 'everyone'],
  missingPackage: ['must', 'everyone'],
  treeProblem: ['should', 'everyone'],
  emptyModule: ['should', 'everyone'],
  emptyLecture: ['should', 'everyone'],
  empty: ['should', 'everyone'],
  sample: ['should', 'everyone'],
  noLanguage: ['should', 'screenReader'],
  noAlternative: ['should', 'screenReader'],
  fileNameAlternative: ['should', 'screenReader'],
  headingOrder: ['should', 'screenReader'],
  linkWords: ['should', 'screenReader'],
  tableHeads: ['should', 'screenReader'],
  contrast: ['should', 'lowVision'],
  noCaptions: ['should', 'hearing'],
  ownVideo: ['should', 'hearing'],
  noTranscript: ['should', 'hearing'],
  noLink: ['should', 'everyone'],
  noTitle: ['should', 'screenReader'],
  noText: ['should', 'answering'],
  emptyAnswer: ['should', 'answering'],
  sameAnswer: ['should', 'answering'],
  oneAnswer: ['should', 'answering'],
  neverDrawn: ['should', 'answering'],
  neverEarned: ['should', 'everyone'],
  mayNotEarn: ['should', 'everyone'],
  noFrame: ['should', 'everyone'],
  heavyPicture: ['should', 'everyone'],
  heavyVideo: ['should', 'everyone'],
  heavyFile: ['should', 'everyone'],
  missingPicture: ['should', 'everyone'],
  missingVideo: ['should', 'everyone'],
  missingSound: ['should', 'everyone'],
  missingDocument: ['should', 'everyone'],
  missingFile: ['should', 'everyone'],
  otherScript: ['may', 'screenReader'],
  shortDuration: ['may', 'timing'],
};

export const weightOf = ({ rule }: Finding): Weight => rules[rule][0];

export const audienceOf = ({ rule }: Finding): Audience => rules[rule][1];
