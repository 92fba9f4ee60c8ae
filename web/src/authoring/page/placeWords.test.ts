import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { aCourse, aLecture, aModule, aSection } from '../draft/draftBuilder.testkit.ts';
import { placeWords } from './placeWords.ts';

const draft = aCourse([
  aModule('m', [
    aLecture('l', {
      content: {
        sections: [
          aSection('t', { type: 'richText', html: '' }),
          aSection('e', { type: 'embed', url: '', title: '', caption: '', size: 'WIDE' }),
        ],
        questions: [],
      },
    }),
  ]),
]);

test('OP-217 a place names its field, but not one that is called as its section is', () => {
  // Without texts of a language each message says its English.
  const intl = createIntl({ locale: 'en', onError: () => undefined });
  expect(placeWords(intl, draft, { node: 't', field: 'html' })).toBe('Lecture l · Section 1: Text');
  expect(placeWords(intl, draft, { node: 'e', field: 'title' })).toBe('Lecture l · Section 2: Embed · Title');
});
