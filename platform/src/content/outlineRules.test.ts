import { expect, test } from 'vitest';
import type { OutlineLecture } from './content.ts';
import type { Section } from './section/types.ts';
import { lecturePoints, lectureQuestionCount, lectureType, outlineTotals } from './outlineRules.ts';

const json = (type: string, content: unknown = {}): Section =>
  ({ id: 1, type: 'JSON', content: { type, content }, questionIds: [] }) as Section;
const divider: Section = { id: 2, type: 'BUTTON', content: null, questionIds: [] };
const branch = (section: Section): Section => json('BRANCH', { options: [{ title: 'One', sections: [section] }] });

const youtube = 'https://youtu.be/abc';
test.each([
  ['textVideoQuiz', youtube, [json('text')], 1],
  ['textVideoQuiz', null, [json('VIDEO_TEXT'), json('IMPORTANT')], 1],
  ['videoQuiz', null, [json('VIDEO_TEXT'), json('QUESTION')], 2],
  ['textQuiz', null, [json('text')], 1],
  ['textQuiz', 'https://example.org/a.png', [json('PDF')], 1],
  ['quiz', null, [divider, json('QUESTION')], 1],
  ['video', youtube, [json('text')], 0],
  ['video', 'https://example.org/clip.webm', [], 0],
  ['video', null, [branch(json('VIDEO_TEXT'))], 0],
  ['text', null, [json('text')], 0],
  ['text', null, [], 0],
] as const)('LEC-09 OP-18 the type is %s', (type, mediaSource, sections, questionCount) => {
  expect(lectureType({ mediaSource, sections, questionCount })).toBe(type);
});

const lecture = (weights: readonly number[], questionBank: OutlineLecture['questionBank'] = null): OutlineLecture => ({
  id: 1,
  name: '',
  description: '',
  durationMinutes: null,
  headerCover: null,
  navigationMode: 'NEXT_BUTTON',
  mediaSource: null,
  lectureType: 'quiz',
  sectionCount: 0,
  questions: weights.map((weight, index) => ({ id: index + 1, type: 'SingleChoice', weight, wrongLimit: 0 })),
  questionBank,
  bodyHash: '',
});

test('OP-43 points are the sum of weights, or what the bank draws', () => {
  const bank = {
    points: 7,
    draws: [
      { weight: 1, times: 2 },
      { weight: 5, times: 1 },
    ],
  };
  expect(lecturePoints(lecture([1, 2, 3]))).toBe(6);
  expect(lecturePoints(lecture([1, 1, 1, 5, 5], bank))).toBe(7);
  expect(lectureQuestionCount(lecture([1, 1, 1, 5, 5], bank))).toBe(3);
  const module = {
    id: 1,
    name: '',
    description: '',
    availableFromTime: null,
    moduleStartDate: null,
    durationMinutes: null,
  };
  const outline = {
    gamificationItems: [],
    modules: [{ ...module, lectures: [lecture([1, 2]), lecture([1, 1, 1, 5, 5], bank)] }],
  };
  expect(outlineTotals(outline)).toEqual({ moduleCount: 1, lectureCount: 2, questionCount: 5, totalPoints: 10 });
});
