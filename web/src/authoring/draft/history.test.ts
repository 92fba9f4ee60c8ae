import { applyPatches } from 'immer';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CourseDraft } from './courseDraft.ts';
import {
  aCourse,
  arbitraryCourse,
  arbitraryPick,
  countedKeys,
  done,
  doneOrNot,
  pickedOperation,
} from './draftBuilder.testkit.ts';
import { emptyHistory, recorded, redone, undone, type History } from './history.ts';

function undoAll(draft: CourseDraft, history: History): { draft: CourseDraft; history: History } {
  const back = undone(history);
  return back === null ? { draft, history } : undoAll(applyPatches(draft, back.step.inverse), back.history);
}

function redoAll(draft: CourseDraft, history: History): CourseDraft {
  const on = redone(history);
  return on === null ? draft : redoAll(applyPatches(draft, on.step.patches), on.history);
}

test('BEY-04 undo to the start is the start, and redo to the end the end', () => {
  const edits = fc.array(fc.record({ pick: arbitraryPick, pause: fc.integer({ min: 0, max: 2000 }) }), {
    maxLength: 15,
  });
  fc.assert(
    fc.property(arbitraryCourse(), edits, (course, all) => {
      const newKey = countedKeys('n');
      let draft = course;
      let history = emptyHistory;
      let now = 0;
      for (const { pick, pause } of all) {
        const operation = pickedOperation(draft, pick, newKey);
        const result = doneOrNot(draft, operation);
        now += pause;
        history = recorded(history, result, operation.typing ?? null, now);
        draft = result.draft;
      }
      const start = undoAll(draft, history);
      expect(start.draft).toEqual(course);
      expect(redoAll(start.draft, start.history)).toEqual(draft);
    }),
  );
});

test('BEY-04 typing in one field is one step until a pause of a second', () => {
  let draft = aCourse([]);
  let history = emptyHistory;
  const type = (name: string, typing: string, now: number): void => {
    const change = done(draft, { type: 'setCourse', fields: { name }, typing });
    history = recorded(history, change, typing, now);
    draft = change.draft;
  };
  type('B', 'name', 0);
  type('Bo', 'name', 999);
  type('Bot', 'name', 1998);
  expect(history.past).toHaveLength(1);
  expect(history.past[0]?.patches).toHaveLength(1);
  type('Bota', 'name', 2998);
  type('Botan', 'other', 2999);
  expect(history.past).toHaveLength(3);
  const back = undoAll(draft, history);
  expect(back.draft.fields.name).toBe('Botany');
  expect(redoAll(back.draft, back.history).fields.name).toBe('Botan');
});
