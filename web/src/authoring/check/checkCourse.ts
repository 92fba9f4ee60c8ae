/** The check of a course, in reading order: pure, over the draft. Lectures that were not read are passed over. */
import type { FindCourse } from '../../course/umbrella/decisionTree.ts';
import { markupFindings } from '../../editing/check/htmlFindings.ts';
import { previewText } from '../../editing/previewText.ts';
import { countOf, drawCountOf } from '../../quiz/bank/bankRules.ts';
import { achievementWarning, isMeant } from '../achievement/achievementWarning.ts';
import { mediaKindOf } from '../canvas/mediaKindOf.ts';
import type {
  AchievementDraft,
  CourseDraft,
  CourseFields,
  LectureDraft,
  MediaSource,
  ModuleDraft,
  ModuleFields,
  NodeKey,
} from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';
import { passingProblem } from '../fields/passingProblem.ts';
import { countProblems } from '../umbrella/treeProblems.ts';
import { placed, type LectureCheck } from './checkLecture.ts';
import type { Finding, Rule } from './finding.ts';
import { isOtherScript } from './textMeasure.ts';

export interface CheckAround {
  /** Kept from one check to the next, only what changed is looked at again. */
  readonly lectures: LectureCheck;
  /** What is known of the courses that an umbrella course leads to. */
  readonly findCourse: FindCourse;
  /** Tells where the course shows what its workspace does not have, or what is heavy. */
  readonly files: (draft: CourseDraft) => readonly Finding[];
}

export const checkCourse = (draft: CourseDraft, { lectures, findCourse, files }: CheckAround): readonly Finding[] => [
  ...checkName(null, draft.fields.name),
  ...placed(null, markupFindings('description', draft.fields.description)),
  ...foundAt(draft.fields.metadata.language === null, 'noLanguage', null, 'metadata.language'),
  ...foundAt(
    isAfter(courseStart(draft.fields), draft.fields.availableUntilTime),
    'neverOpens',
    null,
    'availableUntilTime',
  ),
  ...checkKind(draft, findCourse),
  ...checkCertificate(draft),
  ...draft.modules.flatMap((module) => checkModule(module, draft.fields, lectures)),
  ...draft.achievements.flatMap((achievement) => checkAchievement(draft, achievement)),
  ...files(draft),
];

/** A finding where something is amiss. */
const foundAt = (isAmiss: boolean, rule: Rule, node: NodeKey | null, field: string): readonly Finding[] =>
  isAmiss ? [{ rule, place: { node, field } }] : [];

const checkName = (node: NodeKey | null, name: string): readonly Finding[] =>
  foundAt(previewText(name) === '', 'noName', node, 'name');

/** What a course of its type cannot be without. */
function checkKind({ fields, modules }: CourseDraft, findCourse: FindCourse): readonly Finding[] {
  switch (fields.type) {
    case 'EXTERNAL':
      return foundAt((fields.externalUrl ?? '').trim() === '', 'noAddress', null, 'externalUrl');
    case 'DECISION_TREE': {
      const { decisionTree: tree } = fields;
      return foundAt(tree === null || countProblems(tree, findCourse) > 0, 'treeProblem', null, 'decisionTree');
    }
    case 'NORMAL':
    case 'SCORM_COURSE':
      return foundAt(
        modules.every(({ lectures }) => lectures.length === 0),
        'noLectures',
        null,
        'modules',
      );
  }
}

/** Whether the score that the certificate needs can be reached (CERT-02). Packages have a word of their own on it (OP-118). */
function checkCertificate(draft: CourseDraft): readonly Finding[] {
  const { certifiable, passingPercent, type } = draft.fields;
  if (!certifiable || type === 'DECISION_TREE' || type === 'EXTERNAL') return [];
  if (passingProblem(passingPercent) !== null) return foundAt(true, 'passingRange', null, 'passingPercent');
  const lectures = lecturesOf(draft);
  const mayScore = type === 'SCORM_COURSE' || lectures.length === 0 || lectures.some(mayGivePoints);
  return foundAt(passingPercent > 0 && !mayScore, 'neverPassed', null, 'passingPercent');
}

const isVideoFile = (media: MediaSource): boolean => mediaKindOf(media) === 'VIDEO_FILE';

const mayGivePoints = ({ content, fields: { mediaSource } }: LectureDraft): boolean =>
  content === 'notRead' ||
  content.questions.length > 0 ||
  (mediaSource !== null && mediaKindOf(mediaSource) === 'SCORM');

const checkModule = (
  { key, fields, lectures }: ModuleDraft,
  course: CourseFields,
  check: LectureCheck,
): readonly Finding[] => [
  ...checkName(key, fields.name),
  ...placed(key, markupFindings('description', fields.description)),
  ...foundAt(
    isAfter(moduleStart(fields), course.availableUntilTime),
    'opensTooLate',
    key,
    fields.startTime === null ? 'availableFromTime' : 'startTime',
  ),
  ...foundAt(lectures.length === 0, 'emptyModule', key, 'lectures'),
  ...lectures.flatMap((lecture) => checkLectureOf({ course, module: fields }, lecture, check)),
];

/** When the content opens, by the rules of the platform (OP-51, OP-45); null when it always was open. */
const courseStart = ({ availableFromTime, startTime }: CourseFields): string | null => availableFromTime ?? startTime;
const moduleStart = ({ startTime, availableFromTime }: ModuleFields): string | null => startTime ?? availableFromTime;

interface Around {
  readonly course: CourseFields;
  readonly module: ModuleFields;
}

function checkLectureOf({ course, module }: Around, lecture: LectureDraft, check: LectureCheck): readonly Finding[] {
  const { key, fields } = lecture;
  const { mediaSource: media } = fields;
  const isOverBefore = (start: string | null): boolean => isAfter(start, media?.finishTime ?? null);
  const { findings, measure } = check.lecture(lecture);
  return [
    ...checkName(key, fields.name),
    ...foundAt(isAfter(media?.startTime, course.availableUntilTime), 'opensTooLate', key, 'mediaSource'),
    ...foundAt(
      isOverBefore(courseStart(course)) || isOverBefore(moduleStart(module)),
      'neverOpens',
      key,
      'mediaSource',
    ),
    // Other sites bring captions of their own; what stands beside a lecture has no place for any.
    ...foundAt(media !== null && isVideoFile(media), 'ownVideo', key, 'mediaSource'),
    ...foundAt(isOtherScript(measure, course.metadata.language), 'otherScript', key, 'content'),
    ...findings,
  ];
}

/** Whether something begins only when another thing is over. */
const isAfter = (start: string | null | undefined, end: string | null): boolean =>
  start != null && end !== null && Date.parse(start) >= Date.parse(end);

function checkAchievement(draft: CourseDraft, achievement: AchievementDraft): readonly Finding[] {
  const { key, name } = achievement;
  const warning = achievementWarning(draft, achievement);
  return [
    ...checkName(key, name),
    ...foundAt(warning === 'noFramePicture', 'noFrame', key, 'imageUrl'),
    ...foundAt(warning !== null && warning !== 'noFramePicture', 'neverEarned', key, 'condition'),
    ...foundAt(asksOfSomeOnly(draft, achievement), 'mayNotEarn', key, 'condition'),
  ];
}

/** Whether an achievement is for a question that a random draw may leave out. */
function asksOfSomeOnly(draft: CourseDraft, { condition }: AchievementDraft): boolean {
  if (condition.type !== 'QUESTIONS_ANSWERED') return false;
  return lecturesOf(draft).some(({ content, fields: { questionBank: bank } }) => {
    if (content === 'notRead' || bank === null) return false;
    return content.questions
      .filter((question) => condition.questions.some((reference) => isMeant(reference, question)))
      .some(({ weight }) => drawCountOf(bank, weight) < countOf(content.questions, weight));
  });
}
