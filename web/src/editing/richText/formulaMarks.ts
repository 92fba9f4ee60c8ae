/** LaTeX between its marks in a text. */
export interface MarkedFormula {
  readonly start: number;
  readonly length: number;
  readonly latex: string;
  /** Whether its marks are those of a formula on a line of its own. */
  readonly isBlock: boolean;
}

/** Signs that stand in formulas, and hardly in sums of money. */
const texSign = /[\\^_]/;

/** Words of one letter each, with signs between them: `x`, `a + b`, `2n = m`. */
const lettersAlone = /^[^\p{L}]*\p{L}(?:[^\p{L}]+\p{L})*[^\p{L}]*$/u;

/** Behind `$`: at its edges no space, before it no letter and no figure, so that sums of money stay what they are. */
const single = /(?:^|[^\p{L}\p{N}$\\])(\$([^\s$](?:[^$]*[^\s$\\])?)\$)$/u;
const double = /(?:^|[^$\\])(\$\$\s*([^\s$][^$]*)\$\$)$/;

/** The formula whose closing mark has just been typed at the end of a text; null where none was. */
export function formulaAtEnd(text: string): MarkedFormula | null {
  const match = double.exec(text) ?? single.exec(text);
  const [, marked, latex = ''] = match ?? [];
  if (marked === undefined || text.includes('\uFFFC', text.length - marked.length)) {
    return null;
  }
  const isBlock = marked.startsWith('$$');
  const isFormula = isBlock || texSign.test(latex) || lettersAlone.test(latex);
  return isFormula ? { start: text.length - marked.length, length: marked.length, latex: latex.trim(), isBlock } : null;
}

/** Each part is read in one way, so that a long text without a closing mark is read as fast as any other. */
const within =
  /\$\$\s*([^\s$][^$]*)\$\$|(?<!\\)\\\[\s*((?:[^\\\s]|\\[^[\]])(?:[^\\]|\\[^[\]])*)\\\]|(?<!\\)\\\(\s*((?:[^\\\s]|\\[^()])(?:[^\\]|\\[^()])*)\\\)|(?<![\p{L}\p{N}$\\])\$([^\s$](?:[^$\n]*[^\s$\\])?)\$(?![\p{L}\p{N}$])/gu;

/** The formulas of a text that is pasted. Between single marks only what has a sign of LaTeX: nobody checks each of them. */
export function formulasIn(text: string): MarkedFormula[] {
  return [...text.matchAll(within)].flatMap(({ 0: marked, 1: dollars, 2: brackets, 3: round, 4: money, index }) => {
    const latex = dollars ?? brackets ?? round ?? money ?? '';
    const isMoney = money !== undefined && !texSign.test(money);
    const isBlock = round === undefined && money === undefined;
    return isMoney ? [] : [{ start: index, length: marked.length, latex: latex.trim(), isBlock }];
  });
}
