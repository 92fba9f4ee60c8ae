/** The LaTeX of a formula in clean HTML, drawn or not. */
export const latexOf = (formula: Element): string =>
  formula.querySelector('math')?.getAttribute('alttext') ?? formula.textContent;

/** Whether it stands on a line of its own. */
export const isBlockFormula = (formula: Element): boolean => formula.getAttribute('data-formula') === 'block';

/** LaTeX within other words, between the marks that people know. */
export const markedLatex = (latex: string, isBlock: boolean): string => (isBlock ? `$$${latex}$$` : `$${latex}$`);
