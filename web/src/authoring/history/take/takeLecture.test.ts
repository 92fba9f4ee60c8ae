import { expect, test } from 'vitest';
import { applyOperation, isRefused } from '../../draft/applyOperation.ts';
import type { CourseDraft, LectureContent } from '../../draft/courseDraft.ts';
import { aCourse, aLecture, aModule, aQuestion, aSection, countedKeys } from '../../draft/draftBuilder.testkit.ts';
import { lecturesOf } from '../../draft/findNode.ts';
import { brokenInvariants } from '../../draft/invariants.ts';
import type { Operation } from '../../draft/operation.ts';
import type { SectionDraft } from '../../draft/sectionDraft.ts';
import type { RevisedLecture } from '../compare/readRevisedLecture.ts';
import { takeLecture, takePart } from './takeLecture.ts';

const html = (key: string, id: number | undefined, words: string, questions: readonly string[] = []): SectionDraft =>
  aSection(key, { type: 'html', html: words }, { ...(id !== undefined && { id }), questions });

/** Section 1 shows question 5; section 3 was written since, section 2 deleted. */
const now = aLecture('l', {
  id: 11,
  content: {
    sections: [html('a', 1, 'Now', ['q']), html('c', 3, 'Since')],
    questions: [aQuestion('q', { id: 5, text: 'Now?' })],
  },
});
const then: RevisedLecture = {
  ...aLecture('L', { id: 11 }),
  fields: { ...now.fields, name: 'Then' },
  content: {
    sections: [html('A', 1, 'Then', ['Q', 'R']), html('B', 2, 'Gone')],
    questions: [aQuestion('Q', { id: 5, text: 'Then?' }), aQuestion('R', { id: 6, text: 'Gone?' })],
  },
};
const course = aCourse([aModule('m', [now], { id: 1 })]);

function after(operation: Operation | null, draft: CourseDraft = course): CourseDraft {
  const result = operation && applyOperation(draft, operation);
  if (result === null || isRefused(result)) throw new Error(`It was refused: ${String(result)}`);
  expect(brokenInvariants(result.draft)).toEqual([]);
  return result.draft;
}

const contentOf = (draft: CourseDraft): LectureContent => lecturesOf(draft).at(-1)?.content as LectureContent;
const told = (draft: CourseDraft) => {
  const { sections, questions } = contentOf(draft);
  return {
    sections: sections.map(({ key, id, content }) => [key, id, 'html' in content ? content.html : '']),
    questions: questions.map(({ key, id, text }) => [key, id, text]),
  };
};

test('BEY-01 a lecture becomes what it was, and what it still has keeps its id; the rest is new', () => {
  const draft = after(takeLecture(course, then, countedKeys()));
  expect(lecturesOf(draft)[0]?.fields.name).toBe('Then');
  expect(told(draft)).toEqual({
    sections: [
      ['a', 1, 'Then'],
      ['k2', undefined, 'Gone'],
    ],
    questions: [
      ['q', 5, 'Then?'],
      ['k1', undefined, 'Gone?'],
    ],
  });
  expect(contentOf(draft).sections[0]?.questions).toEqual(['q', 'k1']);
});

test('BEY-01 a lecture that is there no more comes back as a new one, at the end of the course', () => {
  const other = aCourse([aModule('m', [aLecture('other', { id: 12 })], { id: 1 })]);
  const draft = after(takeLecture(other, then, countedKeys()), other);
  expect(lecturesOf(draft).map(({ id, fields }) => [id, fields.name])).toEqual([
    [12, other.modules[0]?.lectures[0]?.fields.name],
    [undefined, 'Then'],
  ]);
  expect(told(draft).questions).toEqual([
    ['k2', undefined, 'Then?'],
    ['k3', undefined, 'Gone?'],
  ]);
  expect(takeLecture(aCourse([]), then, countedKeys())).toBeNull();
});

test('BEY-01 a section becomes what it was with the questions that it shows; all else stays', () => {
  const [section] = then.content.sections;
  if (!section) throw new Error('There is no section.');
  const draft = after(takePart(course, then, { kind: 'section', node: section, at: 0 }, countedKeys()));
  expect(told(draft)).toEqual({
    sections: [
      ['a', 1, 'Then'],
      ['c', 3, 'Since'],
    ],
    questions: [
      ['q', 5, 'Then?'],
      ['k1', undefined, 'Gone?'],
    ],
  });
});

test('BEY-01 a section that was deleted comes back behind the one that it stood behind', () => {
  const section = then.content.sections[1] as SectionDraft;
  const draft = after(takePart(course, then, { kind: 'section', node: section, at: 1 }, countedKeys()));
  expect(told(draft).sections.map(([, , words]) => words)).toEqual(['Now', 'Gone', 'Since']);
  expect(told(draft).questions).toEqual([['q', 5, 'Now?']]);
});

test('BEY-01 a question becomes what it was, and nothing is taken into a lecture that was not read or is not there', () => {
  const part = { kind: 'question', node: then.content.questions[0] ?? aQuestion('none'), at: 0 } as const;
  expect(told(after(takePart(course, then, part, countedKeys()))).questions).toEqual([['q', 5, 'Then?']]);
  const unread = aCourse([aModule('m', [aLecture('l', { id: 11, content: 'notRead' })])]);
  expect(takePart(unread, then, part, countedKeys())).toBeNull();
  expect(takeLecture(unread, then, countedKeys())).toBeNull();
  expect(takePart(aCourse([]), then, part, countedKeys())).toBeNull();
});
