import { expect, it } from 'vitest';
import { aCourse, aLecture, aModule, aSection } from '../draft/draftBuilder.testkit.ts';
import { aChange } from './heldBackWorld.testkit.ts';
import { hasPlace, placeOfChange } from './placeOfChange.ts';

const text = aSection('s', { type: 'html', html: '<p>Old</p>' }, { id: 21 });
const notRead = aCourse([aModule('m', [aLecture('l', { id: 11, content: 'notRead' })], { id: 1 })]);
const read = aCourse([
  aModule('m', [aLecture('l', { id: 11, content: { sections: [text], questions: [] } })], { id: 1 }),
]);

/** An editor whose lectures are read when they are asked for. */
function anEditor() {
  let draft = notRead;
  return {
    getSnapshot: () => ({ draft }) as never,
    readLecture: async () => {
      draft = read;
      return true;
    },
  };
}

const lecture = { rawId: 11, name: 'Oaks' };

it.each([
  ['a section, once its lecture is read', { part: 'SECTION', rawId: 21, lecture }, { node: 's', field: '' }],
  ['the lecture, where a section is not there', { part: 'SECTION', rawId: 99, lecture }, { node: 'l', field: 'name' }],
  ['a lecture', { part: 'LECTURE', rawId: 11 }, { node: 'l', field: 'name' }],
  ['a module', { part: 'MODULE', rawId: 1 }, { node: 'm', field: 'name' }],
  [
    'a field of the course by the name that the draft has for it',
    { part: 'COURSE', fields: [{ field: 'minScoreRate', before: '50', after: '60' }] },
    { node: null, field: 'passingPercent' },
  ],
  [
    'the name of the course, where a field has no place',
    { part: 'COURSE', fields: [{ field: 'metadata', before: null, after: null }] },
    { node: null, field: 'name' },
  ],
] as const)('BEY-24 leads to %s', async (_what, change, place) => {
  expect(await placeOfChange(anEditor(), aChange(change))).toEqual(place);
});

it('BEY-24 leads nowhere where what changed is gone', () => {
  expect(hasPlace(read, aChange({ kind: 'REMOVED' }))).toBe(false);
  expect(hasPlace(read, aChange({ rawId: 99 }))).toBe(false);
  expect(hasPlace(read, aChange())).toBe(true);
});
