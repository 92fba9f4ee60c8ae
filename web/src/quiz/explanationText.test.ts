import { describe, expect, it } from 'vitest';
import { explanationText } from './explanationText.ts';

describe('QUIZ-20 a JSON explanation shows what it says, whatever its shape', () => {
  it.each([
    ['a text', 'Because.', 'Because.'],
    ['a text in its usual place', { text: ' Because. ', level: 2 }, 'Because.'],
    ['a text under another name', { body: 'Because.' }, 'Because.'],
    ['several texts', { title: 'Why', body: 'Because.' }, '<p>Why</p><p>Because.</p>'],
    ['a list', ['One', '<b>Two</b>'], '<p>One</p><p><b>Two</b></p>'],
    ['texts further in', { text: { de: 'Darum.' } }, 'Darum.'],
    ['a comparison among texts', ['1 < 2', 'so'], '<p>1 &lt; 2</p><p>so</p>'],
    ['a number', 42, '42'],
    ['nothing', null, ''],
    ['nothing in it', { text: '', more: [null, {}] }, ''],
    ['yes or no, which says nothing alone', { shown: true }, ''],
  ])('%s', (_, value, shown) => {
    expect(explanationText({ type: 'JSON', content: JSON.stringify(value) })).toBe(shown);
  });

  it('what is no JSON is shown as it is', () => {
    expect(explanationText({ type: 'JSON', content: 'Because.' })).toBe('Because.');
  });
});
