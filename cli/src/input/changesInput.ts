/** What differs between two versions of a course as the part of `SaveCourseInput` that holds it: what stays the same goes by its id alone. */
import { lecturesOf, type CourseTree, type Fields, type LectureNode, type ModuleNode } from '../tree/courseTree.ts';
import { isSame } from '../tree/isSame.ts';
import { achievementInput, lectureContentInput } from './contentInput.ts';
import { changedFieldsInput, changedMembers } from './fieldsInput.ts';
import { nameInput } from './names.ts';

export interface ChangesInput {
  readonly fields: Fields;
  readonly modules?: readonly Fields[];
  readonly achievements?: readonly Fields[];
}

/** Null where nothing differs. */
export function changesInput(before: CourseTree, after: CourseTree): ChangesInput | null {
  if (isSame(before, after)) {
    return null;
  }
  return {
    fields: changedFieldsInput(before.fields, after.fields),
    ...(!isSame(before.modules, after.modules) && { modules: modulesInput(before, after) }),
    ...(!isSame(before.achievements, after.achievements) && { achievements: after.achievements.map(achievementInput) }),
  };
}

function modulesInput(before: CourseTree, after: CourseTree): readonly Fields[] {
  const modules = new Map(before.modules.map((module) => [module.id, module]));
  const lectures = new Map(lecturesOf(before).map((lecture) => [lecture.id, lecture]));
  return after.modules.map((module) =>
    moduleChanges(known(modules, module.id), module, (lecture) => known(lectures, lecture.id)),
  );
}

const known = <Node>(nodes: ReadonlyMap<number | null, Node>, id: number | null): Node | undefined =>
  id === null ? undefined : nodes.get(id);

const moduleChanges = (
  before: ModuleNode | undefined,
  module: ModuleNode,
  lectureBefore: (lecture: LectureNode) => LectureNode | undefined,
): Fields => ({
  ...nameInput(module, 'moduleId'),
  ...changedMembers(before?.fields, module.fields),
  ...(!isSame(before?.lectures, module.lectures) && {
    lectures: module.lectures.map((lecture) => lectureChanges(lectureBefore(lecture), lecture)),
  }),
});

const lectureChanges = (before: LectureNode | undefined, lecture: LectureNode): Fields => ({
  ...nameInput(lecture, 'lectureId'),
  ...changedMembers(before?.fields, lecture.fields),
  ...(!(before && isSame(before.sections, lecture.sections) && isSame(before.questions, lecture.questions)) && {
    content: lectureContentInput(lecture),
  }),
});
