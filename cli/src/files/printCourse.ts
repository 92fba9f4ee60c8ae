/** A course as files: each text by its path within the folder. */
import {
  referenceTo,
  type CourseTree,
  type LectureNode,
  type ModuleNode,
  type Reference,
  type TreeNode,
} from '../tree/courseTree.ts';
import { achievementToFile, courseToFile, moduleToFile } from './courseFields.ts';
import { fileName } from './fileName.ts';
import { printLecture } from './lectureFile.ts';
import { questionToFile } from './questionFile.ts';
import { printYaml } from './yaml.ts';

export type Files = ReadonlyMap<string, string>;

/** What the folder is of. */
export interface CourseHead {
  /** Where the course is, such as `https://learn.example`. */
  readonly host: string;
  readonly courseId: number;
  /** The version that was read last. */
  readonly version: number;
}

export interface OldLecture {
  readonly text: string;
  readonly questions?: string;
}

/** The files before, by what they were of, so that what people wrote around the values stays. */
export interface OldFiles {
  readonly course?: string;
  readonly achievements?: string;
  readonly modules: ReadonlyMap<Reference, string>;
  readonly lectures: ReadonlyMap<Reference, OldLecture>;
}

export const NO_FILES: OldFiles = { modules: new Map(), lectures: new Map() };

export function printCourse(head: CourseHead, tree: CourseTree, old: OldFiles = NO_FILES): Files {
  const { host, courseId, version } = head;
  const files = new Map<string, string>();
  const course = { host, id: courseId, version, ...courseToFile(tree.fields) };
  files.set('course.yaml', printYaml(course, old.course));
  if (tree.achievements.length > 0) {
    files.set('achievements.yaml', printYaml(tree.achievements.map(achievementToFile), old.achievements));
  }
  for (const [index, module] of tree.modules.entries()) {
    const folder = fileName(index, tree.modules.length, module.fields['name'], 'module');
    files.set(`${folder}/module.yaml`, printYaml(moduleToFile(module), oldOf(old.modules, module)));
    for (const [place, lecture] of module.lectures.entries()) {
      printLectureFiles(files, `${folder}/${lectureName(module, place)}`, lecture, old);
    }
  }
  return files;
}

const lectureName = ({ lectures }: ModuleNode, index: number): string =>
  fileName(index, lectures.length, lectures[index]?.fields['name'], 'lecture');

function printLectureFiles(files: Map<string, string>, path: string, lecture: LectureNode, old: OldFiles): void {
  const before = oldOf(old.lectures, lecture);
  files.set(`${path}.md`, printLecture(lecture, before?.text));
  if (lecture.questions.length > 0) {
    files.set(`${path}.questions.yaml`, printYaml(lecture.questions.map(questionToFile), before?.questions));
  }
}

const oldOf = <Old>(files: ReadonlyMap<Reference, Old>, node: TreeNode): Old | undefined =>
  files.get(referenceTo(node));
