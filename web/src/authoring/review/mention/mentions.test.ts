import { describe, expect, it } from 'vitest';
import { markMentions, pick, typedMention, writtenText, type Picked } from './mentions.ts';

const ada = { userId: 4, label: 'Ada' };
const lovelace = { userId: 5, label: 'Ada Lovelace' };

describe('OP-280 mentions in a comment', () => {
  it('are sent as places and ids, the longest name first, and words that only look like one as they are', () => {
    expect(markMentions('@Ada Lovelace, @Ada! @Adam ada@Ada @Bo', [ada, lovelace])).toEqual({
      text: '\u{FFFC}, \u{FFFC}! @Adam ada@Ada @Bo',
      mentionIds: ['5', '4'],
    });
    expect(markMentions('@Ada', [])).toEqual({ text: '@Ada', mentionIds: [] });
  });

  it('are found whatever a name holds, and a mark that was pasted stands for nobody', () => {
    const odd = { userId: 6, label: 'J. (x)|.*' };
    expect(markMentions('\u{FFFC}@J. (x)|.* @Jo', [odd])).toEqual({ text: '\u{FFFC} @Jo', mentionIds: ['6'] });
  });

  it('tell people of one name apart', () => {
    const first = pick([], 4, 'Ada');
    const both = pick(first.picked, 7, 'Ada');
    expect([first.label, both.label, pick(both.picked, 4, 'Ada').label]).toEqual(['Ada', 'Ada (2)', 'Ada']);
    expect(markMentions('@Ada (2) @Ada', both.picked).mentionIds).toEqual(['7', '4']);
  });

  it('come back as they are when a comment is changed', () => {
    const piece = (text: string, person: { userId: number; name: string } | null = null) => ({ text, person });
    const { text, picked } = writtenText([
      piece('Ask '),
      piece('@Ada', { userId: 4, name: 'Ada' }),
      piece(' or '),
      piece('@Ada', { userId: 7, name: 'Ada' }),
    ]);
    expect(text).toBe('Ask @Ada or @Ada (2)');
    expect(markMentions(text, picked).mentionIds).toEqual(['4', '7']);
  });

  it('are typed behind an @ that begins a word, until they are complete', () => {
    const at = (text: string, picked: readonly Picked[] = []) => typedMention(text, text.length, picked);
    expect(at('Hi @ad')).toEqual({ start: 3, search: 'ad' });
    expect(at('@')).toEqual({ start: 0, search: '' });
    expect(at('@ada love')).toEqual({ start: 0, search: 'ada love' });
    for (const text of ['', 'ada@demo', 'Hi @ ', '@ada\nand', '@ada  and', `@${'a'.repeat(41)}`]) {
      expect(at(text)).toBeNull();
    }
    expect(at('@Ada wrote', [ada])).toBeNull();
    expect(at('@Adam', [ada])).toEqual({ start: 0, search: 'Adam' });
    expect(typedMention('@ada', 0, [])).toBeNull();
  });
});
