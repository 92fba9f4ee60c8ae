import { describe, expect, it } from 'vitest';
import { placeOfQuote, quoteIn, selectedWithin } from './textQuote.ts';

describe('OP-276 words of a part', () => {
  it('are found however lines are broken, with what stands around them', () => {
    expect(quoteIn('The  clock\nshows three hours.', 'shows\n three')).toEqual({
      exact: 'shows three',
      prefix: 'The clock ',
      suffix: ' hours.',
    });
  });

  it.each(['four', '', '  '])('are none where they do not appear: “%s”', (words) =>
    expect(quoteIn('The clock shows three.', words)).toBeNull(),
  );

  it('that appear twice are told apart by what stands around them', () => {
    const text = 'Red is warm. Blue is cold.';
    expect(placeOfQuote(text, { exact: 'is', prefix: 'Blue ', suffix: ' cold.' })).toEqual({ start: 18, end: 20 });
    expect(placeOfQuote(text, { exact: 'is', prefix: 'Red ', suffix: ' warm.' })).toEqual({ start: 4, end: 6 });
    expect(placeOfQuote(text, { exact: 'was', prefix: '', suffix: '' })).toBeNull();
  });

  it('are read as they are, not as a pattern', () =>
    expect(placeOfQuote('What (why)?', { exact: '(why)?', prefix: '', suffix: '' })).toEqual({ start: 5, end: 11 }));

  it('count as selected only within the part', () => {
    document.body.innerHTML = '<p id="one">First words</p><p>Others</p>';
    const [one, other] = document.querySelectorAll('p');
    const selection = document.getSelection();
    if (one) selection?.selectAllChildren(one);
    expect(one && selectedWithin(one)).toBe('First words');
    expect(other && selectedWithin(other)).toBe('');
  });
});
