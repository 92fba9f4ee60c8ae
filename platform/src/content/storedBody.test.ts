import { expect, test } from 'vitest';
import { bodyOfToday, type StoredBody } from './storedBody.ts';
import { aChoice } from './question/questionBuilder.testkit.ts';
import { toSectionWires } from './section/sectionView.ts';
import type { Id } from '../shared/id.ts';

const json = (id: Id, type: string, content?: unknown) => ({
  id,
  type: 'JSON' as const,
  content: content === undefined ? { type } : { type, content },
  questionIds: [],
});
const questions = [aChoice({ id: 7 }), aChoice({ id: 8 })];
const today = (...sections: StoredBody['sections']) => bodyOfToday({ sections, questions }).sections;
const wire = (...sections: StoredBody['sections']) =>
  toSectionWires(
    bodyOfToday({ sections, questions }),
    new Map(questions.map((question) => [question.id, question.id])),
  );

test('OP-19 places of older content name questions by index: today by id, on the wire by index again', () => {
  const place = json(1, 'QUESTION', { questionIndex: 1 });
  expect(today(place)[0]?.content).toEqual({ type: 'QUESTION', content: { questionId: 8 } });
  expect(wire(place)).toMatchObject([
    { content: { type: 'QUESTION', content: { questionIndex: 1 } }, questionAnswers: [8] },
  ]);
  expect(today(json(1, 'QUESTION', { questionIndex: 5 }))).toEqual([]);

  const turn = { userPicAvatar: false, side: 'left', avatar: { link: null, name: '' } };
  const bubbles = [
    { type: 'text', content: 'Hi' },
    { type: 'question', content: '0' },
    { type: 'question', content: '9' },
  ];
  const dialog = json(2, 'DIALOG', [{ ...turn, bubbles }]);
  expect(today(dialog)[0]?.content).toEqual({
    type: 'DIALOG',
    content: [
      {
        ...turn,
        bubbles: [
          { type: 'text', content: 'Hi' },
          { type: 'question', questionId: 7 },
        ],
      },
    ],
  });
  expect(wire(dialog)).toMatchObject([
    { content: { content: [{ bubbles: [bubbles[0], { type: 'question', content: '0' }] }] }, questionAnswers: [7] },
  ]);
});

test('OP-100 a stored branch in a branch gives way to its sections, one without options is empty', () => {
  const text = (id: Id) => json(id, 'text', { text: String(id) });
  const inside = json(3, 'BRANCH', {
    options: [
      { title: 'B', sections: [text(4)] },
      { title: 'C', sections: [text(5)] },
    ],
  });
  const stored = json(1, 'BRANCH', { options: [{ title: 'A', sections: [text(2), inside, text(6)] }] });
  expect(wire(stored)).toMatchObject([
    {
      content: {
        content: {
          options: [{ title: 'A', sections: [2, 4, 5, 6].map((id, index) => ({ id, number: index + 1 })) }],
        },
      },
    },
  ]);
  expect(today(json(1, 'BRANCH'))[0]?.content).toEqual({ type: 'BRANCH', content: { options: [] } });
});

test('unknown types stay readable, with clean texts', () => {
  for (const type of ['Timeline', 'constructor', '__proto__', 'UNKNOWN']) {
    const stored = json(1, type, { points: ['<b onclick="x()">a</b>'] });
    expect(wire(stored)).toMatchObject([{ type: 'JSON', content: { type, content: { points: ['<b>a</b>'] } } }]);
  }
});

test('content of today is read as it is', () => {
  const stored = [
    json(1, 'QUESTION', { questionId: 8 }),
    { id: 2, type: 'TEXT' as const, content: '1 < 2', questionIds: [7] },
    { ...json(3, 'UNKNOWN', 1), content: { type: 'UNKNOWN', name: 'Timeline', content: 1 } },
  ];
  expect(today(...stored)).toEqual(stored);
});
