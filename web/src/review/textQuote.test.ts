import { describe, expect, it } from 'vitest';
import { noQuote, placeOfQuote, quoteIn, selectedWithin } from './textQuote.ts';

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
    expect(one && selectedWithin(one)).toEqual({ exact: 'First words', prefix: '', suffix: '' });
    expect(other && selectedWithin(other)).toEqual(noQuote);
  });

  it('are quoted where they were selected, not where they stand first', () => {
    document.body.innerHTML = '<div><h2>Count it twice</h2><p>Count it <b>twice</b>, in front of the guest.</p></div>';
    const part = document.querySelector('div');
    const bold = document.querySelector('b');
    if (bold) document.getSelection()?.selectAllChildren(bold);
    const selected = part ? selectedWithin(part) : noQuote;
    const text = 'Count it twice\n\nCount it twice, in front of the guest.';
    const quote = { exact: 'twice', prefix: 'Count it twice Count it ', suffix: ', in front of the guest.' };
    expect(quoteIn(text, 'twice', selected)).toEqual(quote);
    expect(quoteIn(text, 'Count', selected)?.prefix).toBe('');
  });
});
