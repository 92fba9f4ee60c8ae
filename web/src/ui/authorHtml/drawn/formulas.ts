import temml from 'temml';
import 'temml/dist/Temml-Local.css';
import limits from '../../../../../contracts/limits.json' with { type: 'json' };
import { nestedTooDeep } from './nestedTooDeep.ts';

/** Why a formula cannot be drawn: something in it is not understood, it ends too early, it is too long, or it stands for too much. */
export type FormulaProblem =
  | { readonly kind: 'unknown'; readonly at: string }
  | { readonly kind: 'ends' }
  | { readonly kind: 'long' }
  | { readonly kind: 'complex' };

/** What LaTeX draws. */
export type Formula = { readonly math: Element } | { readonly problem: FormulaProblem };

/**
 * Commands that are refused. Those that define others: a few of them would write more than a page can hold. Those that name a place and
 * lead to it: authors have no ids, which could be taken for those of the page. And arrows that only `\ce` writes.
 */
const refused = new Set(
  (
    'def gdef edef xdef let futurelet global long newcommand renewcommand providecommand ' +
    'label ref eqref equilibriumLeft equilibriumRight'
  ).split(' '),
);

/** How often a command may stand for others in one formula. */
const mostExpansions = 200;
/** The largest space or box, in em. */
const largest: [number, number] = [20, 20];

/** Reads LaTeX as MathML, which names it for those who copy it or hear it. */
export function readFormula(latex: string, isBlock: boolean): Formula {
  if (latex.length > limits.formulaCharacters) {
    return { problem: { kind: 'long' } };
  }
  const at = latex.match(/\\(?:[a-zA-Z]+|.)/gs)?.find((command) => refused.has(command.slice(1)));
  if (at !== undefined) {
    return { problem: { kind: 'unknown', at } };
  }
  if (nestedTooDeep(latex)) {
    return { problem: { kind: 'complex' } };
  }
  try {
    return { math: mathOf(latex, isBlock) };
  } catch (error) {
    return { problem: problemOf(error, latex) };
  }
}

function mathOf(latex: string, isBlock: boolean): Element {
  const holder = document.createElement('div');
  holder.innerHTML = temml.renderToString(latex, {
    displayMode: isBlock,
    throwOnError: true,
    strict: false,
    trust: false,
    maxExpand: mostExpansions,
    maxSize: largest,
    // One among words breaks into lines where the page is narrow; one on its own scrolls.
    wrap: isBlock ? 'none' : 'tex',
  });
  const math = holder.querySelector('math') ?? holder;
  math.setAttribute('alttext', latex);
  return math;
}

/** The library says it in English; where it was is enough. */
function problemOf(error: unknown, latex: string): FormulaProblem {
  if (error instanceof Error && error.message.includes('Too many expansions')) {
    return { kind: 'complex' };
  }
  const position = error instanceof Error && 'position' in error ? Number(error.position) : Number.NaN;
  if (Number.isNaN(position)) {
    return { kind: 'unknown', at: latex.slice(0, shown) };
  }
  return position >= latex.length ? { kind: 'ends' } : { kind: 'unknown', at: placeIn(latex, position) };
}

/** How much of a formula is named. */
const shown = 12;

const placeIn = (latex: string, position: number): string =>
  /^(?:\\[a-zA-Z]+|\\.)/s.exec(latex.slice(position))?.[0] ?? latex.slice(position, position + shown);

/** Draws a formula in an element; where it cannot be drawn, as it is written, with what is not understood. */
export function drawFormula(place: Element, latex: string, isBlock: boolean): void {
  const formula = readFormula(latex, isBlock);
  place.replaceChildren('math' in formula ? formula.math : asWritten(latex, formula.problem));
}

function asWritten(latex: string, problem: FormulaProblem): HTMLElement {
  const code = document.createElement('code');
  code.textContent = latex;
  code.dataset['wrong'] = problem.kind === 'unknown' ? problem.at : '';
  return code;
}
