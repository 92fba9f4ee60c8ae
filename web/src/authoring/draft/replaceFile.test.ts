import { applyPatches } from 'immer';
import { expect, test } from 'vitest';
import { isRefused, applyOperation } from './applyOperation.ts';
import { aCourse, aLecture, aModule, aQuestion, aSection } from './draftBuilder.testkit.ts';

const [address, by] = ['/static/files/aa.png', '/static/files/bb.webp'];
const courseWith = (shown: string) =>
  aCourse([
    aModule('m', [
      aLecture('l', {
        content: {
          sections: [
            aSection('s', { type: 'html', html: `<p><img src="http://localhost${shown}"> ${shown}?w=640</p>` }),
          ],
          questions: [aQuestion('q', { text: `Which? ${shown}` })],
        },
      }),
      aLecture('unread', { content: 'notRead' }),
    ]),
  ]);

test('LIB-05 a file gives way to another wherever its address stands, and undo brings it back', () => {
  const before = courseWith(address);
  const result = applyOperation(before, { type: 'replaceFile', address, by });
  if (isRefused(result)) throw new Error(result);
  expect(result.draft).toEqual(courseWith(by));
  expect(result.patches).toHaveLength(2);
  expect(applyPatches(result.draft, result.inverse)).toEqual(before);
});

test('where it is nowhere nothing changes', () => {
  const before = courseWith('/static/files/cc.png');
  expect(applyOperation(before, { type: 'replaceFile', address, by })).toMatchObject({ patches: [], draft: before });
});
