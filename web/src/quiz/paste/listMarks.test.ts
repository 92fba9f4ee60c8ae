import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listedLines } from './listMarks.ts';

const read = (...lines: string[]) => listedLines(lines).map(({ text, right }) => (right ? `right: ${text}` : text));

describe('the marks of a list', () => {
  it.each<[string, string[], string[]]>([
    ['letters with a bracket', ['a) Paris', 'b) Rome'], ['Paris', 'Rome']],
    ['letters with a bracket and no space', ['a)Paris', 'b)Rome'], ['Paris', 'Rome']],
    ['letters in brackets', ['(a) Paris', '(b) Rome'], ['Paris', 'Rome']],
    ['capitals with a full stop', ['A. Paris', 'B. Rome', 'C. Oslo'], ['Paris', 'Rome', 'Oslo']],
    ['capitals with a colon', ['A: Paris', 'B: Rome'], ['Paris', 'Rome']],
    ['Cyrillic letters', ['а) Париж', 'б) Рим', 'в) Осло'], ['Париж', 'Рим', 'Осло']],
    ['Ukrainian letters', ['в) Рим', 'г) Осло', 'ґ) Київ'], ['Рим', 'Осло', 'Київ']],
    ['numbers', ['1. Paris', '2. Rome'], ['Paris', 'Rome']],
    ['numbers that continue', ['9) Paris', '10) Rome'], ['Paris', 'Rome']],
    ['hyphens', ['- Paris', '- Rome'], ['Paris', 'Rome']],
    ['bullets of Word', ['•\tParis', '•\tRome'], ['Paris', 'Rome']],
    ['round bullets of Word', ['o\tParis', 'o\tRome'], ['Paris', 'Rome']],
    ['stars', ['* Paris', '* Rome'], ['Paris', 'Rome']],
    ['a star at the right one', ['a) Paris', '*b) Rome'], ['Paris', 'right: Rome']],
    ['a star and a space at the right one', ['a) Paris', '* b) Rome'], ['Paris', 'right: Rome']],
    ['a star behind the letter', ['a) *Paris', 'b) Rome'], ['right: Paris', 'Rome']],
    ['a star alone', ['Paris', '*Rome'], ['Paris', 'right: Rome']],
    ['a star alone with a space', ['Paris', '* Rome'], ['Paris', 'right: Rome']],
    ['ticks', ['✓ Paris', 'Rome', '✔️ Oslo'], ['right: Paris', 'Rome', 'right: Oslo']],
    ['a tick behind', ['a) Paris ✓', 'b) Rome'], ['right: Paris', 'Rome']],
    ['boxes', ['[x] Paris', '[ ] Rome'], ['right: Paris', 'Rome']],
    ['tasks of Markdown', ['- [x] Paris', '- [ ] Rome'], ['right: Paris', 'Rome']],
    ['a word behind', ['a) Paris (correct)', 'b) Rome'], ['right: Paris', 'Rome']],
    ['words behind in German', ['Paris (richtig)', 'Rom'], ['right: Paris', 'Rom']],
    ['words behind in Ukrainian', ['Париж (правильно)', 'Рим'], ['right: Париж', 'Рим']],
    ['initials are no list', ['A. Einstein', 'M. Curie'], ['A. Einstein', 'M. Curie']],
    ['a mark that one line lacks', ['1. Paris', 'Rome'], ['1. Paris', 'Rome']],
    ['numbers that do not count up', ['3. May', '8. May'], ['3. May', '8. May']],
    ['decimals', ['1.5 litres', '2.5 litres'], ['1.5 litres', '2.5 litres']],
    ['numbers below zero', ['-5', '-7'], ['-5', '-7']],
    ['bold of Markdown', ['**Paris**', 'Rome'], ['**Paris**', 'Rome']],
    ['marks without words', ['*', '✓', 'Rome'], ['*', '✓', 'Rome']],
    ['a single line', ['a) Paris'], ['a) Paris']],
  ])('QEDIT-01 OP-209 %s', (_name, lines, expected) => {
    expect(read(...lines)).toEqual(expected);
  });

  it('QEDIT-01 OP-209 every line is one answer, which says what stood there but for marks at its ends', () => {
    const line = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.stringMatching(/^[*✓[\]x ]{0,4}[a-e1-9]?[.):]? ?\p{L}{0,5}$/u),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const listed = listedLines(lines);
        expect(listed).toHaveLength(lines.length);
        listed.forEach(({ text }, index) => {
          expect(lines[index]).toContain(text);
          expect(text === '').toBe(lines[index]?.trim() === '');
        });
      }),
    );
  });
});
