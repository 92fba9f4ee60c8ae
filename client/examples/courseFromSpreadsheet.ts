/**
 * Makes a course of a spreadsheet that was stored as CSV, with the columns module, lecture, text, question, right and wrong: a row is a text, a question or
 * both, and wrong answers have a `|` between them. The token needs courses to write.
 *
 *     node client/examples/courseFromSpreadsheet.ts "Fire safety" course.csv
 */
import { readFileSync } from 'node:fs';
import {
  accepted,
  CreateCourseDocument,
  type ModuleInput,
  type QuestionInput,
  type SectionInput,
} from '@lectern/client';
import Papa from 'papaparse';
import { connect } from './connect.ts';

interface Row {
  readonly module: string;
  readonly lecture: string;
  readonly text: string;
  readonly question: string;
  readonly right: string;
  readonly wrong: string;
}

interface LectureContent {
  readonly sections: SectionInput[];
  readonly questions: QuestionInput[];
}

const [name = '', path = ''] = process.argv.slice(2);
const { data: rows, errors } = Papa.parse<Row>(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''), {
  header: true,
  skipEmptyLines: 'greedy',
});
const [problem] = errors;
if (problem !== undefined) {
  throw new Error(`Row ${(problem.row ?? 0) + 2} of ${path} cannot be read: ${problem.message}`);
}

/** Modules and lectures by their names, in the order in which they come first. */
const modules = new Map<string, Map<string, LectureContent>>();
for (const [index, row] of rows.entries()) {
  const lectures = modules.get(row.module) ?? new Map<string, LectureContent>();
  modules.set(row.module, lectures);
  const content = lectures.get(row.lecture) ?? { sections: [], questions: [] };
  lectures.set(row.lecture, content);
  add(content, row, `row-${index + 2}`);
}

function add({ sections, questions }: LectureContent, { text, question, right, wrong }: Row, clientKey: string): void {
  if (text !== '') {
    sections.push({ content: { text: { text } } });
  }
  if (question !== '') {
    const options = [right, ...wrong.split('|')].map((option) => option.trim()).toSorted();
    const correctPosition = options.indexOf(right.trim()) + 1;
    questions.push({ clientKey, text: question, content: { singleChoice: { options, correctPosition } } });
    sections.push({ content: { question: { question: { clientKey } } } });
  }
}

const input: ModuleInput[] = [...modules].map(([module, lectures]) => ({
  name: module,
  lectures: [...lectures].map(([lecture, content]) => ({ name: lecture, content })),
}));
const { createCourse } = await connect('spreadsheet').request(CreateCourseDocument, {
  input: { fields: { name }, modules: input },
});
const { course } = accepted(createCourse);
console.log(`Course ${course?.courseId} has ${input.length} modules. Look at it and publish it in the editor.`);
