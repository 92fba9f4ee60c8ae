import { describe, expect, it } from 'vitest';
import { readCourse } from '../files/readCourse.ts';
import { validateFolder } from './validateFolder.ts';

const sound: Readonly<Record<string, string>> = {
  'course.yaml': 'host: https://learn.example\nid: 258\nversion: 1\nname: Clocks\n',
  '01-first/module.yaml': 'id: 1\nname: First\n',
  '01-first/01-one.md': '---\nid: 11\nname: One\n---\n\n```yaml section\nid: 111\ntype: question\nquestion: 9\n```\n',
  '01-first/01-one.questions.yaml':
    '- id: 9\n  type: singleChoice\n  text: Which?\n  options:\n    - a\n    - b\n  correctPosition: 2\n',
};

/** The faults of the sound course with some files as they are given. */
const faultsWith = (files: Readonly<Record<string, string>>): readonly string[] =>
  validateFolder(readCourse(new Map(Object.entries({ ...sound, ...files })))).map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );

const lecture = (rest: string): Readonly<Record<string, string>> => ({
  '01-first/01-one.md': `---\nid: 11\nname: One\n---\n\n${rest}`,
});
const questions = (rest: string): Readonly<Record<string, string>> => ({ '01-first/01-one.questions.yaml': rest });
const section = (rest: string): Readonly<Record<string, string>> =>
  lecture(`\`\`\`yaml section\nid: 111\n${rest}\`\`\`\n`);

describe('BEY-10 OP-257 a course is validated without the network', () => {
  it('says nothing of a sound one, with whatever else lies beside it', () => {
    expect(faultsWith({ '01-first/README.md': '# Notes', 'notes.md': 'For us' })).toEqual([]);
  });

  it.each([
    ['YAML that is none', { 'course.yaml': 'name: [\n' }, /^course\.yaml:2: /],
    [
      'a member that nobody knows',
      { 'course.yaml': `${sound['course.yaml']}nmae: x\n` },
      /^course\.yaml:5: `nmae` is nothing that can be said here\. Did you mean "name"/,
    ],
    [
      'a value of another type',
      { 'course.yaml': `${sound['course.yaml']}durationMinutes: long\n` },
      /^course\.yaml:5: Int cannot represent/,
    ],
    [
      'a time that is none',
      { 'course.yaml': `${sound['course.yaml']}startTime: tomorrow\n` },
      /^course\.yaml:5: .*2030-01-31/,
    ],
    [
      'a share beyond all',
      { 'course.yaml': `${sound['course.yaml']}passingPercent: 120\n` },
      /^course\.yaml:5: `passingPercent` is from 0 to 100/,
    ],
    ['a course without a host', { 'course.yaml': 'id: 1\nname: x\n' }, /^course\.yaml:1: must say `host`/],
    [
      'a type of section that there is not',
      section('type: hologram\n'),
      /^01-first\/01-one\.md:8: `hologram` is no type/,
    ],
    [
      'a member of another type of section',
      section('type: pdf\nurl: /a\nsize: WIDE\n'),
      /^01-first\/01-one\.md:10: `size` is nothing/,
    ],
    [
      'a side that there is not',
      section('type: imageText\nimageUrl: /a\nimageSide: TOP\n'),
      /^01-first\/01-one\.md:10: /,
    ],
    [
      'columns beyond twelve',
      section('type: imageText\nimageUrl: /a\nimageColumns: 13\n'),
      /^01-first\/01-one\.md:10: `imageColumns` is from 1 to 12/,
    ],
    [
      'a module that is a list',
      { '01-first/module.yaml': '- name: x\n' },
      /^01-first\/module\.yaml:1: must be members/,
    ],
    ['fields that do not end', { '01-first/01-one.md': '---\nid: 11\n' }, /^01-first\/01-one\.md:1: begins here/],
    [
      'a section that does not end',
      lecture('```yaml section\nid: 111\n\nWords\n'),
      /^01-first\/01-one\.md:6: begins here/,
    ],
    [
      'a folder that lost what it is of',
      { '02-lost/01-one.md': '---\nname: x\n---\n' },
      /^02-lost\/01-one\.md:1: is in a folder without/,
    ],
    [
      'questions of no lecture',
      { '01-first/02-two.questions.yaml': '[]\n' },
      /^01-first\/02-two\.questions\.yaml:1: belongs to no lecture/,
    ],
    [
      'a text where none belongs',
      lecture('```yaml section\ntype: divider\ndivider: BUTTON\n```\n\nWords\n'),
      /^01-first\/01-one\.md:11: /,
    ],
    [
      'a question of no lecture',
      section('type: question\nquestion: 8\n'),
      /^01-first\/01-one\.md:9: The lecture has no question 8/,
    ],
    [
      'a bubble’s question',
      section('type: dialog\nturns:\n  - bubbles:\n      - text: Hi\n      - question: 7\n'),
      /^01-first\/01-one\.md:12: The lecture has no question 7/,
    ],
    [
      'a branch in a branch',
      section('type: branch\noptions:\n  - title: a\n    sections:\n      - type: branch\n        options: []\n'),
      /^01-first\/01-one\.md:12: A branch cannot be part/,
    ],
    [
      'a right answer that is none',
      questions('- id: 9\n  type: singleChoice\n  text: x\n  options: [a]\n  correctPosition: 2\n'),
      /^01-first\/01-one\.questions\.yaml:5: `correctPosition` counts/,
    ],
    [
      'an order with gaps',
      questions('- id: 9\n  type: singleOrdering\n  text: x\n  options: [a, b]\n  correctOrder: [1, 1]\n'),
      /questions\.yaml:5: `correctOrder` names each/,
    ],
    [
      'an item of no category',
      questions(
        '- id: 9\n  type: categorization\n  text: x\n  items: []\n  categories: []\n  correctPlacement:\n    - category: a\n      items: []\n',
      ),
      /questions\.yaml:7: There is no category a/,
    ],
    [
      'a copied question',
      questions(`${sound['01-first/01-one.questions.yaml']}${sound['01-first/01-one.questions.yaml']}`),
      /questions\.yaml:8: The question 9 is there twice/,
    ],
    [
      'an achievement of a lecture that is gone',
      { 'achievements.yaml': '- name: Done\n  lectures: [11, 12]\n' },
      /^achievements\.yaml:2: The course has no lecture 12/,
    ],
    ['a lecture in no module', { '02-two.md': '---\nname: Two\n---\n' }, /^02-two\.md:1: is no part of the course/],
    [
      'questions that are called otherwise',
      { '01-first/01-one.question.yml': '- id: 9\n' },
      /^01-first\/01-one\.question\.yml:1: belongs to no lecture/,
    ],
    ['an alias', { 'course.yaml': `${sound['course.yaml']}description: *gone\n` }, /^course\.yaml:5: .*is an alias/],
    ['no metadata', { 'course.yaml': `${sound['course.yaml']}metadata:\n` }, /^course\.yaml:5: `metadata` has/],
    [
      'a member called as the prototype',
      { 'course.yaml': `${sound['course.yaml']}__proto__: 1\n` },
      /^course\.yaml:5: `__proto__`/,
    ],
    [
      'a member called as one of every object',
      { 'course.yaml': `${sound['course.yaml']}__defineGetter__: 1\n` },
      /^course\.yaml:5: `__defineGetter__`/,
    ],
    ['an achievement for nothing', { 'achievements.yaml': '- name: Done\n' }, /^achievements\.yaml:1: /],
  ])('names file and line of %s', (_what, files, fault) => {
    const faults = faultsWith(files);
    expect(
      faults.filter((line) => fault.test(line)),
      faults.join('\n'),
    ).toHaveLength(1);
  });
});
