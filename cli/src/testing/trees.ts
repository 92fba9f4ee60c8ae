/** Small courses for tests. */
import type { CourseTree, Fields, LectureNode, ModuleNode, TreeNode } from '../tree/courseTree.ts';
import { courseDefaults, lectureDefaults, metadataDefaults, moduleDefaults } from '../tree/defaults.ts';

export const aNode = (id: number, fields: Fields): TreeNode => ({
  id,
  key: null,
  fields: { questions: [], ...fields },
});

export const aLecture = (
  id: number,
  sections: readonly TreeNode[],
  questions: readonly TreeNode[] = [],
): LectureNode => ({
  id,
  key: null,
  fields: { ...lectureDefaults, name: `Lecture ${id}` },
  sections,
  questions,
});

export const aModule = (id: number, lectures: readonly LectureNode[]): ModuleNode => ({
  id,
  key: null,
  fields: { ...moduleDefaults, name: `Module ${id}` },
  lectures,
});

export const aTree = (modules: readonly ModuleNode[], achievements: readonly TreeNode[] = []): CourseTree => ({
  fields: { ...courseDefaults, name: 'A course', metadata: metadataDefaults },
  modules,
  achievements,
});
