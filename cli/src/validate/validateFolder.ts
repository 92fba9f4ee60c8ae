/** Checks a folder without the network: its form against the inputs of the contract, and what follows from their descriptions. */
import { coerceInputValue, type GraphQLInputType } from 'graphql';
import type { Fault, Place, ReadFolder } from '../files/readCourse.ts';
import { isRecord } from '../files/nodeFile.ts';
import { achievementInput, questionInput } from '../input/contentInput.ts';
import { courseFieldsInput } from '../input/fieldsInput.ts';
import { nameInput } from '../input/names.ts';
import { sectionInput } from '../input/sectionInput.ts';
import { STRAY } from '../files/sectionBody.ts';
import type { CourseTree, Fields, TreeNode } from '../tree/courseTree.ts';
import { inputType } from './contract.ts';
import { courseRules, type Rule } from './courseRules.ts';
import { NO_TEXT } from './sectionRules.ts';

/** Nodes that are checked, each with the input that it becomes. */
interface Checked {
  readonly node: TreeNode | CourseTree;
  readonly type: string;
  readonly input: Fields;
}

export function validateFolder(folder: ReadFolder): readonly Fault[] {
  const { tree, places, head } = folder;
  const faults: Fault[] = [...folder.faults];
  const tell = (node: TreeNode | CourseTree, path: Path, message: string): void => {
    const place = places.get(node);
    faults.push({ file: place?.file ?? 'course.yaml', line: lineOf(place, path), message });
  };
  if (folder.faults.length === 0) {
    for (const member of ['host', 'courseId'] as const) {
      if (head[member] === undefined) {
        tell(tree, [], `must say ${member === 'host' ? '`host`, the address' : '`id`, the number'} of its course.`);
      }
    }
    if (!isRecord(tree.fields['metadata'])) {
      tell(tree, ['metadata'], '`metadata` has members; leave it out where it has none.');
    }
    for (const { node, type, input } of checkedNodes(tree)) {
      for (const { path, message } of faultsOf(input, inputType(type))) {
        tell(node, path, message);
      }
    }
    courseRules(tree, ((node, path, message) => tell(node, path, message)) satisfies Rule);
  }
  return faults.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
}

function* checkedNodes(tree: CourseTree): Generator<Checked> {
  yield { node: tree, type: 'CourseFieldsInput', input: courseFieldsInput(tree.fields) };
  for (const module of tree.modules) {
    yield { node: module, type: 'ModuleInput', input: { ...nameInput(module, 'moduleId'), ...module.fields } };
    for (const lecture of module.lectures) {
      yield { node: lecture, type: 'LectureInput', input: { ...nameInput(lecture, 'lectureId'), ...lecture.fields } };
      for (const section of lecture.sections) {
        yield { node: section, type: 'SectionInput', input: sectionInput(section) };
      }
      for (const question of lecture.questions) {
        yield { node: question, type: 'QuestionInput', input: questionInput(question) };
      }
    }
  }
  for (const achievement of tree.achievements) {
    yield { node: achievement, type: 'AchievementInput', input: achievementInput(achievement) };
  }
}

type Path = readonly (string | number)[];

interface InputFault {
  readonly path: Path;
  readonly message: string;
}

function faultsOf(input: Fields, type: GraphQLInputType): readonly InputFault[] {
  const faults: InputFault[] = [];
  coerceInputValue(input, type, (path, _value, { message }) => {
    // What is not known was told already.
    if (!message.startsWith('Exactly one key') || faults.length === 0) {
      faults.push({ path: pathOf(path, message), message: sentenceOf(path, message) });
    }
  });
  return faults;
}

const UNKNOWN = /^Field "(\w+)" is not defined by type "\w+"\.(?: Did you mean (.*))?/;

/** A member that nobody knows is told of the object around it: its own place is nearer. */
function pathOf(path: Path, message: string): Path {
  const [, unknown] = UNKNOWN.exec(message) ?? [];
  return isOfType(path) ? ['type'] : unknown === undefined ? path : [...path, unknown];
}

/** Which content a section or question has is what its type says. */
const isOfType = (path: Path): boolean => path.length === 1 && path[0] === 'content';

/** Types of inputs mean nothing to who writes the files. */
function sentenceOf(path: Path, message: string): string {
  const [, unknown, hint = ''] = UNKNOWN.exec(message) ?? [];
  if (unknown !== undefined) {
    const words = isOfType(path) ? 'no type' : 'nothing that can be said here';
    return unknown === STRAY ? NO_TEXT : `\`${unknown}\` is ${words}.${hint && ` Did you mean ${hint}`}`;
  }
  const [, missing] = /^Field "(\w+)" of required type/.exec(message) ?? [];
  return missing === undefined ? message : `\`${missing}\` is missing.`;
}

/** What only the inputs have on the way to a member is no part of the files. */
const lineOf = (place: Place | undefined, path: Path): number =>
  place?.lineOf(path.filter((part, index) => !(index === 0 && part === 'content'))) ?? 1;
