// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { quoteIn, type TextQuote } from '../../review/textQuote.ts';
import { aCourse, aLecture, aModule, aQuestion, aSection, afterOperations } from '../draft/draftBuilder.testkit.ts';
import { partOfNode, placeOfThread } from './placeOfThread.ts';
import { quotableText, takeSuggestion } from './takeSuggestion.ts';

const html = '<h2>Red</h2><p>Red is <b>warm</b> &amp; bright.</p><p>Blue is cold.</p>';
const course = aCourse([
  aModule('m', [
    aLecture('l', {
      id: 2001,
      content: {
        sections: [
          aSection('s', { type: 'richText', html }, { id: 7 }),
          aSection('new', { type: 'text', text: 'a < b' }),
        ],
        questions: [aQuestion('q', { id: 9 })],
      },
    }),
    aLecture('far', { id: 2002, content: 'notRead' }),
  ]),
]);

const quote = (exact: string, prefix = '', suffix = ''): TextQuote => ({ exact, prefix, suffix });

function taken(key: string, words: TextQuote, suggested: string): string | null {
  const operation = takeSuggestion(course, key, words, suggested);
  return operation && quotableText(afterOperations(course, operation), key);
}

describe('OP-277 a suggestion is taken', () => {
  it('where the quoted words are, across marks within a paragraph', () => {
    const operation = takeSuggestion(course, 's', quote('warm & bright'), 'hot <i>');
    expect(operation).toEqual({
      type: 'setSection',
      key: 's',
      content: { type: 'richText', html: '<h2>Red</h2><p>Red is <b>hot &lt;i&gt;</b>.</p><p>Blue is cold.</p>' },
    });
  });

  it('at the place whose surroundings fit', () =>
    expect(taken('s', quote('is', 'Blue ', ' cold.'), 'was')).toBe('Red\nRed is warm & bright.\nBlue was cold.'));

  it('by leaving words out, with the mark that stood around them', () =>
    expect(takeSuggestion(course, 's', quote('warm'), '')).toMatchObject({
      content: { html: '<h2>Red</h2><p>Red is  &amp; bright.</p><p>Blue is cold.</p>' },
    }));

  it('in plain text and in the answers of a question', () => {
    expect(taken('new', quote('a < b'), 'b > a')).toBe('b > a');
    expect(taken('q', quote('Yes'), 'Certainly')).toContain('Certainly');
  });

  it('not where the words are gone, or spread over several paragraphs', () => {
    expect(takeSuggestion(course, 's', quote('green'), 'red')).toBeNull();
    expect(takeSuggestion(course, 's', quote('bright. Blue'), 'x')).toBeNull();
    expect(takeSuggestion(course, 'gone', quote('Red'), 'x')).toBeNull();
  });

  it('when it quotes the text as people read it', () =>
    expect(quoteIn(quotableText(course, 's'), 'bright. Blue')).toEqual({
      exact: 'bright. Blue',
      prefix: 'Red Red is warm & ',
      suffix: ' is cold.',
    }));
});

describe('OP-277 the place of a thread', () => {
  const anchor = (part: string, partId: number, lectureId: number | null = null) => ({ part, partId, lectureId });

  it('is its part, its lecture where that was not read, and none where both are gone', () => {
    expect(placeOfThread(course, anchor('COURSE', 1))).toEqual({ node: null, field: '' });
    expect(placeOfThread(course, anchor('SECTION', 7, 2001))?.node).toBe('s');
    expect(placeOfThread(course, anchor('QUESTION', 9, 2001))?.node).toBe('q');
    expect(placeOfThread(course, anchor('SECTION', 70, 2001))?.node).toBe('l');
    expect(placeOfThread(course, anchor('SECTION', 8, 2002))?.node).toBe('far');
    expect(placeOfThread(course, anchor('LECTURE', 2002))?.node).toBe('far');
    expect(placeOfThread(course, anchor('SECTION', 8, 3000))).toBeNull();
    expect(placeOfThread(course, anchor('MODULE', 4))).toBeNull();
  });

  it('can be commented on once it is saved', () => {
    expect(partOfNode(course, 258, null)).toEqual({ part: 'COURSE', partId: 258, lectureId: null });
    expect(partOfNode(course, 258, 's')).toEqual({ part: 'SECTION', partId: 7, lectureId: 2001 });
    expect(partOfNode(course, 258, 'new')).toBeNull();
  });
});
