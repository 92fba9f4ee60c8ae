/** Files as a course, with the place of everything that is said in it. */
import {
  automaticKey,
  type CourseTree,
  type Fields,
  type LectureNode,
  type ModuleNode,
  referenceTo,
  type Reference,
  type TreeNode,
} from '../tree/courseTree.ts';
import { achievementFromFile, courseFromFile, moduleFromFile } from './courseFields.ts';
import { inOrder } from './fileName.ts';
import { readLecture } from './lectureFile.ts';
import { isRecord } from './nodeFile.ts';
import { parseYaml, type Parsed } from './parsedYaml.ts';
import type { CourseHead, Files, OldFiles, OldLecture } from './printCourse.ts';
import { questionFromFile } from './questionFile.ts';
import { bodyMember, STRAY } from './sectionBody.ts';

export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

type Path = readonly (string | number)[];

/** Where a node is written. */
export interface Place {
  readonly file: string;
  /** The line of a member on its path from the node. */
  lineOf(path: Path): number;
}

export interface ReadFolder {
  readonly head: Partial<CourseHead>;
  readonly tree: CourseTree;
  /** Of every node, and of the course by its tree. */
  readonly places: ReadonlyMap<TreeNode | CourseTree, Place>;
  readonly old: OldFiles;
  /** What could not be read at all. */
  readonly faults: readonly Fault[];
  /** All files of the course that there are. */
  readonly paths: readonly string[];
}

export function readCourse(files: Files): ReadFolder {
  const reading = new Reading(files);
  const course = reading.yaml('course.yaml');
  const { host, id, version, ...fields } = isRecord(course?.value) ? course.value : ({} as Fields);
  const tree: CourseTree = {
    fields: courseFromFile(fields),
    modules: reading.moduleFolders().map((folder) => reading.module(folder)),
    achievements: reading.list('achievements.yaml', achievementFromFile),
  };
  reading.tellStrays();
  if (course === null) {
    reading.faults.push({ file: 'course.yaml', line: 1, message: 'is missing: every course has one.' });
  } else {
    reading.places.set(tree, course);
  }
  return {
    head: {
      ...(typeof host === 'string' && { host }),
      ...(typeof id === 'number' && { courseId: id }),
      ...(typeof version === 'number' && { version }),
    },
    tree,
    places: reading.places,
    faults: reading.faults,
    paths: reading.paths,
    old: {
      course: files.get('course.yaml'),
      achievements: files.get('achievements.yaml'),
      modules: reading.oldModules,
      lectures: reading.oldLectures,
    },
  };
}

const NO_MEMBERS = 'must be members with their values.';

/** What is gathered on the way. */
class Reading {
  readonly places = new Map<TreeNode | CourseTree, Place>();
  readonly faults: Fault[] = [];
  readonly paths: string[] = [];
  readonly oldModules = new Map<Reference, string>();
  readonly oldLectures = new Map<Reference, OldLecture>();
  readonly #files: Files;
  #newCount = 0;

  constructor(files: Files) {
    this.#files = files;
  }

  moduleFolders(): readonly string[] {
    return inOrder(
      [...this.#files.keys()].flatMap((path) => (/^[^/]+\/module\.yaml$/.test(path) ? [path.split('/')[0] ?? ''] : [])),
    );
  }

  /** What belongs to nothing would be removed from the course by the next push. */
  tellStrays(): void {
    for (const file of this.#files.keys()) {
      const message = this.paths.includes(file) || isReadme(file) ? null : this.#strayMessage(file);
      if (message !== null) {
        this.faults.push({ file, line: 1, message });
      }
    }
  }

  /** Null for what may lie beside the course. */
  #strayMessage(file: string): string | null {
    const [folder = '', name] = file.split('/');
    if (name === undefined) {
      return /^\d.*\.md$|\.questions\.yaml$|^(?:course|achievements)\.yml$/.test(file)
        ? 'is no part of the course here: lectures and their questions are in the folder of a module, and names end with .yaml.'
        : null;
    }
    return this.#files.has(`${folder}/module.yaml`)
      ? 'belongs to no lecture: questions are called as its file, and end with .questions.yaml.'
      : 'is in a folder without a module.yaml.';
  }

  /** Null where there is no such file. */
  yaml(path: string): Parsed | null {
    const text = this.#files.get(path);
    if (text === undefined) {
      return null;
    }
    this.paths.push(path);
    return this.#noting(parseYaml(path, text));
  }

  list(path: string, read: (value: Fields) => TreeNode): readonly TreeNode[] {
    const parsed = this.yaml(path);
    if (parsed === null || parsed.value === null) {
      return [];
    }
    if (!Array.isArray(parsed.value)) {
      this.faults.push({ file: path, line: 1, message: 'must be a list.' });
      return [];
    }
    return parsed.value.flatMap((item: unknown, index) => {
      if (!isRecord(item)) {
        this.faults.push({ file: path, line: parsed.lineOf([index]), message: NO_MEMBERS });
        return [];
      }
      return [this.#placed(read(item), { file: path, lineOf: (inner) => parsed.lineOf([index, ...inner]) })];
    });
  }

  module(folder: string): ModuleNode {
    const path = `${folder}/module.yaml`;
    const parsed = this.yaml(path) as Parsed;
    const node = moduleFromFile(this.#membersOf(parsed));
    const lectures = inOrder([...this.#files.keys()].filter((file) => isLecture(file, folder)));
    const module = this.#placed({ ...node, lectures: lectures.map((file) => this.#lecture(file)) }, parsed);
    this.oldModules.set(referenceTo(module), this.#files.get(path) ?? '');
    return module;
  }

  #lecture(path: string): LectureNode {
    const text = this.#files.get(path) ?? '';
    this.paths.push(path);
    const { lecture, front, sections, openLines } = readLecture(path, text);
    this.faults.push(...openLines.map((line) => ({ file: path, line, message: 'begins here and has no end.' })));
    this.#noting(front);
    this.#membersOf(front);
    const questionsPath = path.replace(/\.md$/, '.questions.yaml');
    const read = sections.map(({ section, yaml, bodyLine }) => {
      const member = bodyMember(section.fields['type']);
      const inBody = (name: unknown): boolean =>
        name === STRAY || (member !== null && name === member && yaml?.has(member) !== true);
      if (yaml !== null) {
        this.#noting(yaml);
      }
      return this.#placed(section, {
        file: path,
        lineOf: (inner) => (yaml === null || inner.some(inBody) ? bodyLine : yaml.lineOf(inner)),
      });
    });
    const questions = this.list(questionsPath, questionFromFile);
    const placed = this.#placed({ ...lecture, sections: read, questions }, front);
    this.oldLectures.set(referenceTo(placed), { text, questions: this.#files.get(questionsPath) });
    return placed;
  }

  #noting(parsed: Parsed): Parsed {
    this.faults.push(...parsed.faults.map((fault) => ({ file: parsed.file, ...fault })));
    return parsed;
  }

  /** The members of a node; an empty text has none. */
  #membersOf(parsed: Parsed): Fields {
    if (parsed.value !== null && !isRecord(parsed.value)) {
      this.faults.push({ file: parsed.file, line: parsed.lineOf([]), message: NO_MEMBERS });
    }
    return isRecord(parsed.value) ? parsed.value : {};
  }

  /** A new node that nobody means gets a name all the same: `created` tells its id by it. */
  #placed<Node extends TreeNode>(node: Node, place: Place): Node {
    this.#newCount += node.id === null ? 1 : 0;
    const named: Node = node.id === null && node.key === null ? { ...node, key: automaticKey(this.#newCount) } : node;
    this.places.set(named, place);
    return named;
  }
}

const isLecture = (path: string, folder: string): boolean => {
  const [first, name = '', ...deeper] = path.split('/');
  return first === folder && deeper.length === 0 && name.endsWith('.md') && !isReadme(path);
};

const isReadme = (path: string): boolean => /(?:^|\/)readme\.md$/i.test(path);
