import { expect, it } from 'vitest';
import { aCourse, aLecture, aModule, aQuestion, aSection, courseFields } from '../draft/draftBuilder.testkit.ts';
import { sectionSamples } from '../../section/sectionSamples.testkit.ts';
import type { CourseFields, LectureContent } from '../draft/courseDraft.ts';
import { stepsDone, unwrittenSection } from './guideSteps.ts';

const samples = { ofSection: (words: string) => words === 'Write here', ofQuestion: () => false };
const text = (html: string) => aSection('s', { ...sectionSamples.richText, html });

const done = (
  content: LectureContent | 'notRead' | null,
  { previewed = false, ...fields }: Partial<CourseFields> & { previewed?: boolean } = {},
) => {
  const lectures = content === null ? [] : [aLecture('l', { content })];
  const draft = { ...aCourse([aModule('m', lectures)]), fields: { ...courseFields, ...fields } };
  return [...stepsDone(draft, previewed, samples)];
};

it('OP-234 the steps are ticked by what there is in the draft', () => {
  expect(done(null, { name: ' ' })).toEqual([]);
  expect(done(null)).toEqual(['name']);
  expect(done('notRead')).toEqual(['name', 'lecture']);
  expect(done({ sections: [text('<p>Tea</p>')], questions: [] })).toEqual(['name', 'lecture', 'section']);
  expect(done({ sections: [], questions: [aQuestion('q')] })).toEqual(['name', 'lecture', 'question']);
  expect(done({ sections: [], questions: [] }, { previewed: true, published: true })).toEqual([
    'name',
    'lecture',
    'preview',
    'publish',
  ]);
});

it.each(['', '<p></p>', '<p>Write here</p>'])(
  'OP-234 a section is not written while it says what it said at first: %j',
  (html) => {
    const content = { sections: [text(html)], questions: [] };
    expect(done(content)).toEqual(['name', 'lecture']);
    expect(unwrittenSection(aLecture('l', { content }), samples)).toBe('s');
  },
);
