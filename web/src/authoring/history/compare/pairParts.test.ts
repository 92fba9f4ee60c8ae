import { expect, test } from 'vitest';
import type { LectureContent } from '../../draft/courseDraft.ts';
import { aLecture, aQuestion, aSection } from '../../draft/draftBuilder.testkit.ts';
import type { SectionDraft } from '../../draft/sectionDraft.ts';
import { pairParts } from './pairParts.ts';
import type { RevisedLecture } from './readRevisedLecture.ts';

const aVersion = (
  sections: LectureContent['sections'],
  questions: LectureContent['questions'] = [],
): RevisedLecture => ({
  ...aLecture('l', { id: 11 }),
  content: { sections, questions },
});
const html = (key: string, id: number, words: string): SectionDraft =>
  aSection(key, { type: 'html', html: words }, { id });
const states = (...versions: Parameters<typeof pairParts>): readonly (readonly [string, string])[] =>
  pairParts(...versions).map(({ key, state }) => [key, state]);

test('BEY-01 parts are found again by their ids; keys, which each version has of its own, are no difference', () => {
  const before = aVersion([html('a', 1, 'One'), html('b', 2, 'Two'), html('c', 3, 'Three')]);
  const after = aVersion([html('x', 1, 'One'), html('y', 4, 'New'), html('z', 3, 'Four')]);
  expect(states(before, after)).toEqual([
    ['section 1', 'same'],
    ['section 2', 'removed'],
    ['section 4', 'added'],
    ['section 3', 'changed'],
  ]);
});

test('BEY-01 a section differs where a question that it shows does, which has no row of its own', () => {
  const shows = (key: string, question: string): SectionDraft =>
    aSection(key, { type: 'html', html: '' }, { id: 1, questions: [question] });
  const one = aQuestion('q', { id: 5 });
  const version = (weight: number, prefix: string): RevisedLecture =>
    aVersion(
      [shows(`${prefix}s`, `${prefix}q`)],
      [{ ...one, key: `${prefix}q`, weight }, aQuestion(`${prefix}r`, { id: 6, text: 'Why?' })],
    );
  expect(states(version(1, 'a'), version(2, 'b'))).toEqual([
    ['section 1', 'changed'],
    ['question 6', 'same'],
  ]);
});

test('BEY-01 a lecture that one version does not have is new or removed with all its parts', () => {
  const only = aVersion([html('a', 1, 'One')], [aQuestion('q', { id: 5 })]);
  expect(states(null, only)).toEqual([
    ['section 1', 'added'],
    ['question 5', 'added'],
  ]);
  expect(states(only, null)).toEqual([
    ['section 1', 'removed'],
    ['question 5', 'removed'],
  ]);
});
