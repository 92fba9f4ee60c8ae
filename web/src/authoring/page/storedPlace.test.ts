import { expect, test } from 'vitest';
import { aCourse, aLecture, aModule, aQuestion, aSection } from '../draft/draftBuilder.testkit.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { placeIn, placeOfState, stateOfPlace, storedPlaceOf } from './storedPlace.ts';

/** The same stored course, read with keys that begin with a letter. */
function read(own: string, { isRead = true } = {}): CourseDraft {
  const inner = aSection(`${own}-inner`, { type: 'text', text: 'One way' });
  const branch = aSection(`${own}-branch`, {
    type: 'branch',
    question: 'Which way?',
    options: [{ text: 'Left', sections: [{ ...inner, id: 42 }] }],
  } as never);
  const content = { sections: [{ ...branch, id: 41 }], questions: [{ ...aQuestion(`${own}-q`), id: 51 }] };
  const lecture = aLecture(`${own}-l`, { id: 31, content: isRead ? content : 'notRead' });
  return aCourse([aModule(`${own}-m`, [lecture], { id: 21 })], {
    achievements: [
      {
        key: `${own}-a`,
        id: 61,
        name: 'Prize',
        description: '',
        imageUrl: null,
        frame: false,
        condition: { type: 'LECTURES_COMPLETED', lectures: [] },
      },
    ],
  });
}

test.each(['m', 'l', 'branch', 'inner', 'q', 'a'])(
  'OP-217 a place at %s is found by its id in another draft',
  (node) => {
    const stored = storedPlaceOf(read('a'), { node: `a-${node}`, field: 'text' });
    expect(placeIn(read('b'), stored)).toEqual({ node: `b-${node}`, field: 'text' });
  },
);

test('OP-217 what is not there leads nowhere, and what is in a lecture waits until that was read', () => {
  const lecture = storedPlaceOf(read('a'), { node: 'a-l', field: 'content' });
  expect(placeIn(read('b', { isRead: false }), lecture)).toBeNull();
  expect(placeIn(read('b'), { kind: 'question', id: 99, field: '' })).toBeNull();
});

test('OP-217 a place goes with a navigation; anything else that goes with one is none', () => {
  const place = storedPlaceOf(read('a'), { node: null, field: 'name' });
  expect(placeOfState(stateOfPlace(place))).toEqual({ kind: 'course', id: 0, field: 'name' });
  expect(placeIn(read('b'), place)).toEqual({ node: null, field: 'name' });
  for (const other of [null, 'x', { editorPlace: { kind: 'page' } }]) expect(placeOfState(other)).toBeNull();
});
