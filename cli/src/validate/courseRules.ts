/** Rules that span members or nodes, and limits: what the platform would refuse of a whole course. */
import { isRecord, recordsOf } from '../files/nodeFile.ts';
import { lecturesOf, referenceTo, type CourseTree, type LectureNode, type TreeNode } from '../tree/courseTree.ts';
import { limits } from './contract.ts';
import { questionRules } from './questionRules.ts';
import { sectionRules } from './sectionRules.ts';

export type Rule = (node: TreeNode | CourseTree, path: readonly (string | number)[], message: string) => void;

const LONGEST_NAME = 255;
const LONGEST_DESCRIPTION = 10_000;
const MOST_TAGS = 100;

export function courseRules(tree: CourseTree, tell: Rule): void {
  const { name, passingPercent, certificateMonths, tags } = tree.fields;
  if (String(name).trim() === '') {
    tell(tree, ['name'], 'A course has a name.');
  }
  checkRange(tree, 'passingPercent', passingPercent, [0, 100], tell);
  checkRange(tree, 'certificateMonths', certificateMonths, [1, 120], tell);
  checkCount(tree, 'tags', tags, MOST_TAGS, tell);
  checkNames(tree, tell);
  checkIds(tree, tell);
  for (const lecture of lecturesOf(tree)) {
    lectureRules(lecture, tell);
  }
  achievementRules(tree, tell);
}

function checkNames(tree: CourseTree, tell: Rule): void {
  for (const node of [tree, ...tree.modules, ...lecturesOf(tree), ...tree.achievements]) {
    checkLength(node, 'name', node.fields['name'], LONGEST_NAME, tell);
    if (node !== tree) {
      checkLength(node, 'description', node.fields['description'], LONGEST_DESCRIPTION, tell);
    }
  }
}

/** Each id stands once: a copied file begins without one. */
function checkIds(tree: CourseTree, tell: Rule): void {
  const kinds: readonly (readonly [string, readonly TreeNode[]])[] = [
    ['module', tree.modules],
    ['lecture', lecturesOf(tree)],
    ['section', lecturesOf(tree).flatMap(({ sections }) => sections)],
    ['question', lecturesOf(tree).flatMap(({ questions }) => questions)],
    ['achievement', tree.achievements],
  ];
  for (const [kind, nodes] of kinds) {
    const seen = new Set<unknown>();
    for (const node of nodes) {
      const name = referenceTo(node);
      if (seen.has(name)) {
        tell(
          node,
          [node.id === null ? 'key' : 'id'],
          `The ${kind} ${name} is there twice. A copy has no id: leave it out.`,
        );
      }
      seen.add(name);
    }
  }
}

function lectureRules(lecture: LectureNode, tell: Rule): void {
  const questions = new Set(lecture.questions.map(referenceTo));
  if (lecture.questions.length > limits.lectureQuestions) {
    tell(lecture, [], `A lecture has at most ${limits.lectureQuestions} questions.`);
  }
  for (const section of lecture.sections) {
    sectionRules(section, { questions, tell: (path, message) => tell(section, path, message) });
  }
  for (const question of lecture.questions) {
    questionRules(question, (path, message) => tell(question, path, message));
  }
  bankRules(lecture, tell);
}

function bankRules(lecture: LectureNode, tell: Rule): void {
  const bank = lecture.fields['questionBank'];
  for (const [index, { weight, drawCount }] of recordsOf(isRecord(bank) ? bank['draws'] : []).entries()) {
    const count = lecture.questions.filter(({ fields }) => fields['weight'] === weight).length;
    if (Number(drawCount) > count) {
      tell(
        lecture,
        ['questionBank', 'draws', index],
        `Of weight ${String(weight)} there are ${count} questions, and ${String(drawCount)} are drawn.`,
      );
    }
  }
}

function achievementRules(tree: CourseTree, tell: Rule): void {
  if (tree.achievements.length > limits.achievements) {
    tell(tree, [], `A course has at most ${limits.achievements} achievements.`);
  }
  const lectures = new Set(lecturesOf(tree).map(referenceTo));
  const questions = new Set(lecturesOf(tree).flatMap((lecture) => lecture.questions.map(referenceTo)));
  for (const achievement of tree.achievements) {
    const { percent } = achievement.fields;
    checkReferences(achievement, 'lectures', lectures, tell);
    checkReferences(achievement, 'questions', questions, tell);
    checkRange(achievement, 'percent', percent, [0, 100], tell);
  }
}

function checkReferences(
  node: TreeNode,
  member: 'lectures' | 'questions',
  known: ReadonlySet<unknown>,
  tell: Rule,
): void {
  const named = node.fields[member];
  for (const [index, reference] of (Array.isArray(named) ? named : []).entries()) {
    if (!known.has(reference)) {
      tell(node, [member, index], `The course has no ${member.slice(0, -1)} ${String(reference)}.`);
    }
  }
}

function checkLength(node: TreeNode | CourseTree, member: string, value: unknown, most: number, tell: Rule): void {
  if (typeof value === 'string' && value.length > most) {
    tell(node, [member], `\`${member}\` has ${value.length} characters, at most ${most} are possible.`);
  }
}

function checkRange(
  node: TreeNode | CourseTree,
  member: string,
  value: unknown,
  [least, most]: readonly [number, number],
  tell: Rule,
): void {
  if (typeof value === 'number' && (value < least || value > most)) {
    tell(node, [member], `\`${member}\` is from ${least} to ${most}.`);
  }
}

function checkCount(node: TreeNode | CourseTree, member: string, value: unknown, most: number, tell: Rule): void {
  if (Array.isArray(value) && value.length > most) {
    tell(node, [member], `\`${member}\` has ${value.length} items, at most ${most} are possible.`);
  }
}
