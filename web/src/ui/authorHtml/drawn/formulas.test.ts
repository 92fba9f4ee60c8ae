import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFormula } from './formulas.ts';

const most = 2000;
/** The same around a letter as often as the length of a formula allows. */
function nested(before: string, after: string): string {
  const times = Math.floor((most - 1) / (before.length + after.length));
  return `${before.repeat(times)}x${after.repeat(times)}`;
}

describe('OP-223 formulas', () => {
  it.each([
    ['x^2', '<msup>'],
    ['\\frac{a}{b}', '<mfrac>'],
    ['\\begin{aligned}a&=b\\\\c&=d\\end{aligned}', '<mtable'],
    ['\\text{if } a < b', '&lt;'],
  ])('%s is drawn as MathML and named by its LaTeX', (latex, part) => {
    const formula = readFormula(latex, true);
    expect('math' in formula && formula.math.outerHTML).toContain(part);
    expect('math' in formula && formula.math.getAttribute('alttext')).toBe(latex);
  });

  it.each([
    [false, 3],
    [true, 1],
  ])('breaks behind its signs among words, and not on its own (on its own: %s)', (isBlock, parts) => {
    const formula = readFormula('a+b+c', isBlock);
    expect('math' in formula && formula.math.childElementCount).toBe(parts);
  });

  it.each([
    ['\\foo x', { kind: 'unknown', at: '\\foo' }],
    ['a + \\href{javascript:x}{y}', { kind: 'unknown', at: '\\href' }],
    ['\\class{a}{b}', { kind: 'unknown', at: '\\class' }],
    ['a_b_c', { kind: 'unknown', at: '_c' }],
    ['x}', { kind: 'unknown', at: '}' }],
    ['\\frac{1', { kind: 'ends' }],
    ['\\left( x', { kind: 'ends' }],
    ['\\tag{1}', { kind: 'unknown', at: '\\tag{1}' }],
    ['x'.repeat(most + 1), { kind: 'long' }],
  ])('%s: what is wrong, and where', (latex, problem) => {
    expect(readFormula(latex, false)).toEqual({ problem });
  });

  it.each([
    ['\\def\\a{xx}\\def\\b{\\a\\a}\\b', '\\def'],
    ['\\newcommand{\\a}{x}\\a', '\\newcommand'],
    ['\\let\\a=x\\a', '\\let'],
    ['\\gdef\\a{x}', '\\gdef'],
    ['\\equilibriumRight{x}', '\\equilibriumRight'],
  ])('%s defines nothing, so that no few letters stand for a page of them', (latex, at) => {
    expect(readFormula(latex, false)).toEqual({ problem: { kind: 'unknown', at } });
  });

  it.each([
    ['\\sqrt{', '}'],
    ['\\frac{1}{', '}'],
    ['x^{', '}'],
    ['\\left(', '\\right)'],
    ['\\substack{', '}'],
    ['\\pmod{', '}'],
    ['\\begin{matrix}', '\\end{matrix}'],
  ])('%s in itself is at most a few times as long as its letters', (before, after) => {
    const formula = readFormula(nested(before, after), true);
    expect('math' in formula ? formula.math.outerHTML.length : 0).toBeLessThan(100 * most);
  });

  it.each([
    ['\\begin{align}a\\label{root}\\end{align}', '\\label'],
    ['\\begin{equation}a\\label{root}\\end{equation}', '\\label'],
    ['\\ref{root}', '\\ref'],
    ['\\eqref{root}', '\\eqref'],
  ])('%s names no place on the page, and leads to none', (latex, at) => {
    expect(readFormula(latex, true)).toEqual({ problem: { kind: 'unknown', at } });
  });

  it.each([
    ['\\llap{', '}'],
    ['\\mathllap{', '}'],
    ['\\cancelto{x}{', '}'],
    ['\\cancelto{x}\\bgroup ', '\\egroup '],
    ['\\cancelto{x}{\\verb|}|', '}'],
    ['\\cancelto{x}{%}\n', '}'],
    ['\\cancelto{x}{\\\\%}\n', '}'],
    ['\\cancelto{x}{\\char`}', '}'],
    ['\\cancelto{x}{\\}', '}'],
    ['\\ce{^{\\ce{', '}}A}'],
    ['\\ce{A ->[$\\cancelto{x}{', '}$] B}'],
  ])('%s in itself would be written twice at each step, and is refused', (before, after) => {
    expect(readFormula(nested(before, after), true)).toEqual({ problem: { kind: 'complex' } });
  });

  it.each([
    '\\frac{\\cancelto{0}{a}}{\\cancelto{0}{b}}+\\cancelto{1}{c}+\\cancelto{1}{d}',
    '\\ce{H2}+\\ce{O2}+\\ce{H2O}+\\ce{CO2}+\\ce{N2}',
    '\\ce{A ->[\\ce{H2O}] B}',
  ])('%s is drawn, as they stand beside each other', (latex) => {
    expect(readFormula(latex, true)).toHaveProperty('math');
  });

  it('whatever is written, nothing in it runs, loads or leads anywhere', () => {
    const part = fc.constantFrom(
      '\\href',
      '\\url',
      '\\class',
      '\\id',
      '\\style',
      '\\data',
      '\\includegraphics',
      '\\text',
      '\\frac',
      '\\color',
      '\\label',
      '\\ref',
      '\\begin{align}',
      '\\end{align}',

      '{',
      '}',
      '{javascript:alert(1)}',
      '<img src=x onerror=alert(1)>',
      '"',
      "'",
      '&',
      '^',
      '_',
      '$',
      '\\',
      ' ',
      'x',
      '\\verb|<b>|',
      '\\begin{matrix}',
      '\\end{matrix}',
      '{red;background:url(//e.test)}',
      '</math><b>',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 12 }), (parts) => {
        const formula = readFormula(parts.join(''), true);
        const holder = document.createElement('div');
        if ('math' in formula) {
          holder.innerHTML = formula.math.outerHTML;
        }
        for (const element of holder.querySelectorAll('*')) {
          expect(element.tagName.toLowerCase()).toMatch(/^(?:m[a-z]+|semantics|span)$/);
          expect(element.getAttributeNames().filter((name) => /^(?:on|href|src|id$|data|xlink)/.test(name))).toEqual(
            [],
          );
          expect(element.getAttribute('style') ?? '').not.toContain('url(');
        }
      }),
      { numRuns: 300 },
    );
  });
});
