import { expect, test } from 'vitest';
import { aCourse, aLecture, aModule, aQuestion, aSection } from '../draft/draftBuilder.testkit.ts';
import { placeOfProblem } from './placeOfProblem.ts';

const inner = aSection('inner', { type: 'pdf', url: 'x' });
const branch = aSection('branch', { type: 'branch', options: [{ title: '', sections: [inner] }] });
const question = aQuestion('q', {
  content: {
    type: 'categorization',
    items: [{ key: '1', label: '' }],
    categories: [],
    correctPlacement: [],
  },
});
const sent = aCourse([aModule('m', [aLecture('l', { content: { sections: [branch], questions: [question] } })])]);

test.each([
  ['fields.name', null, 'fields.name'],
  ['modules.0.name', 'm', 'name'],
  ['modules[0].lectures[0].mediaSource.url', 'l', 'mediaSource.url'],
  [
    'modules.0.lectures.0.content.sections.0.content.branch.options.0.title',
    'branch',
    'content.branch.options.0.title',
  ],
  [
    'modules.0.lectures.0.content.sections.0.content.branch.options.0.sections.0.content.pdf.url',
    'inner',
    'content.pdf.url',
  ],
  [
    'modules.0.lectures.0.content.questions.0.content.categorization.items.0.label',
    'q',
    'content.categorization.items.0.label',
  ],
])('%s names a place in what was sent', (path, node, field) => {
  expect(placeOfProblem(sent, path)).toEqual({ node, field });
});

test('a path to what was not sent names none', () => {
  expect(placeOfProblem(sent, 'modules.7.name')).toBeNull();
  expect(placeOfProblem(sent, '')).toBeNull();
});
