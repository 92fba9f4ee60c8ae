/** A course as it is answered becomes a tree. */
import type { CourseTree, Fields, LectureNode, TreeNode } from '../tree/courseTree.ts';
import type { AchievementAnswer, ContentAnswer, CourseAnswer, LectureAnswer, TypedAnswer } from './courseAnswer.ts';
import { readQuestion, readSection } from './readContent.ts';
import { withoutOrigin } from './withoutOrigin.ts';

/** `host` is where it was read: addresses there become paths, as they are stored. */
export function readTree(course: CourseAnswer, contents: ReadonlyMap<number, ContentAnswer>, host: string): CourseTree {
  const tree: CourseTree = {
    fields: readFields(course),
    modules: (course.modules ?? []).map(({ moduleId, lectures, ...fields }) => ({
      id: moduleId,
      key: null,
      fields,
      lectures: lectures.map((lecture) => readLecture(lecture, contents)),
    })),
    achievements: (course.achievements ?? []).map(readAchievement),
  };
  return withoutOrigin(tree, host);
}

function readFields(course: CourseAnswer): Fields {
  const {
    courseId: _courseId,
    version: _version,
    learnerCount: _learnerCount,
    published: _published,
    holdsChangesBack: _holdsChangesBack,
    rights: _rights,
    lock: _lock,
    modules: _modules,
    achievements: _achievements,
    tags,
    customMetadata,
    decisionTree,
    ...fields
  } = course;
  return {
    ...fields,
    tags: tags.map(({ name }) => name),
    customMetadata: withoutTree(customMetadata),
    decisionTree: decisionTree && { ...decisionTree, nodes: decisionTree.nodes.map(readDecisionNode) },
  };
}

/** The decision tree is a member of the free-form data and a field of its own: here it is the field. */
function withoutTree(data: Fields | null): Fields | null {
  const { decisionTree: _tree, ...others } = data ?? {};
  return Object.keys(others).length === 0 ? null : others;
}

/** `DecisionCourse` → `course`. */
function readDecisionNode({ __typename, key, parentKey, ...members }: TypedAnswer): Fields {
  return { key, parentKey, type: __typename.replace(/^Decision/, '').toLowerCase(), ...members };
}

function readLecture(
  { lectureId, ...fields }: LectureAnswer,
  contents: ReadonlyMap<number, ContentAnswer>,
): LectureNode {
  const { sections = [], questions = [] } = contents.get(lectureId) ?? {};
  return {
    id: lectureId,
    key: null,
    fields,
    sections: sections.map(readSection),
    questions: questions.map(readQuestion),
  };
}

function readAchievement(achievement: AchievementAnswer): TreeNode {
  const { achievementId, type, lectureIds, questionIds, requiredPercent, ...fields } = achievement;
  const conditions: Readonly<Record<string, Fields>> = {
    LECTURES_COMPLETED: { lectures: lectureIds },
    QUESTIONS_ANSWERED: { questions: questionIds },
    QUESTIONS_ANSWERED_RATE: { percent: requiredPercent },
  };
  return { id: achievementId, key: null, fields: { ...fields, ...conditions[type] } };
}
