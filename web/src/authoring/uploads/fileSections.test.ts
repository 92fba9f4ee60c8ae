import { expect, test } from 'vitest';
import { aCourse, aLecture, aModule, aSection } from '../draft/draftBuilder.testkit.ts';
import { placeOfFile } from './fileSections.ts';

const section = (key: string) => aSection(key, { type: 'richText', html: '' });
const draft = aCourse([
  aModule('m', [
    aLecture('l', { content: { sections: ['a', 'b', 'c'].map(section), questions: [] } }),
    aLecture('other', { content: { sections: [section('d')], questions: [] } }),
  ]),
]);
const list = { list: 'sections', lecture: 'l' } as const;

test.each([
  ['at the beginning', null, [], { ...list, at: 0 }],
  ['behind the section that it was dropped behind', 'b', [], { ...list, at: 2 }],
  ['behind the last of those before it that is there', 'a', ['b', null], { ...list, at: 2 }],
  ['behind that section in the lecture that it was moved to', 'd', [], { list: 'sections', lecture: 'other', at: 1 }],
  ['at the beginning where that section is gone', 'x', [], { ...list, at: 0 }],
] as const)('EDIT-12 the section of a dropped file stands %s', (_where, behind, earlier, place) => {
  expect(placeOfFile(draft, list, behind, earlier)).toEqual(place);
});
