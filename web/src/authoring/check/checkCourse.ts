/** The check of a course before its publication, in reading order: pure, over the draft. Lectures that were not read are passed over. */
import type { FindCourse } from '../../course/umbrella/decisionTree.ts';
import { previewText } from '../../editing/previewText.ts';
import { achievementWarning } from '../achievement/achievementWarning.ts';
import { mediaKindOf } from '../canvas/mediaKindOf.ts';
import type { AchievementDraft, CourseDraft, LectureDraft, ModuleDraft, NodeKey } from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';
import { passingProblem } from '../fields/passingProblem.ts';
import { countProblems } from '../umbrella/treeProblems.ts';
import { checkLecture, type SampleWords } from './checkLecture.ts';
import { checkMissing } from './checkMissing.ts';
import type { Finding, Rule } from './finding.ts';
import type { MissingFile } from './missingFile.ts';

export interface CheckAround {
  /** Tells words that a new section or question says at first. */
  readonly samples: SampleWords;
  /** What is known of the courses that an umbrella course leads to. */
  readonly findCourse: FindCourse;
  /** What the course names and its workspace does not have. */
  readonly missing: readonly MissingFile[];
}

export const checkCourse = (draft: CourseDraft, { samples, findCourse, missing }: CheckAround): readonly Finding[] => [
  ...checkName(null, draft.fields.name),
  ...checkKind(draft, findCourse),
  ...checkCertificate(draft),
  ...draft.modules.flatMap((module) => checkModule(module, samples)),
  ...draft.achievements.flatMap((achievement) => checkAchievement(draft, achievement)),
  ...checkMissing(draft, missing),
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

const mayGivePoints = ({ content, fields: { mediaSource } }: LectureDraft): boolean =>
  content === 'notRead' ||
  content.questions.length > 0 ||
  (mediaSource !== null && mediaKindOf(mediaSource) === 'SCORM');

const checkModule = ({ key, fields, lectures }: ModuleDraft, samples: SampleWords): readonly Finding[] => [
  ...checkName(key, fields.name),
  ...foundAt(lectures.length === 0, 'emptyModule', key, 'lectures'),
  ...lectures.flatMap((lecture) => [...checkName(lecture.key, lecture.fields.name), ...checkLecture(lecture, samples)]),
];

function checkAchievement(draft: CourseDraft, achievement: AchievementDraft): readonly Finding[] {
  const { key, name } = achievement;
  const warning = achievementWarning(draft, achievement);
  return [
    ...checkName(key, name),
    ...foundAt(warning === 'noFramePicture', 'noFrame', key, 'imageUrl'),
    ...foundAt(warning !== null && warning !== 'noFramePicture', 'neverEarned', key, 'condition'),
  ];
}
