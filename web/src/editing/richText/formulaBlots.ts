import Delta from 'quill-delta';
import { BlockEmbed } from 'quill/blots/block.js';
import Embed from 'quill/blots/embed.js';
import { isBlockFormula, latexOf } from '../../ui/authorHtml/drawn/latexOf.ts';

/** A formula as it is stored: its LaTeX, in an element that says so. */
export function formulaElement(latex: string, isBlock: boolean): HTMLElement {
  const element = document.createElement(isBlock ? 'div' : 'span');
  element.dataset['formula'] = isBlock ? 'block' : 'inline';
  element.textContent = latex;
  return element;
}

/** What a formula of the editor is stored as. */
export const storedFormula = (node: HTMLElement): HTMLElement =>
  formulaElement(node.dataset['latex'] ?? '', node.classList.contains(FormulaBlock.className));

/** The LaTeX stands there until it is drawn. */
async function draw(place: HTMLElement, latex: string, isBlock: boolean): Promise<void> {
  place.textContent = latex;
  try {
    const { drawFormula } = await import('../../ui/authorHtml/drawn/formulas.ts');
    drawFormula(place, latex, isBlock);
  } catch {
    // Without the network it is written as LaTeX.
  }
}

/** A formula among words. */
export class Formula extends Embed {
  static override blotName = 'formula';
  static override tagName = 'SPAN';
  static override className = 'ql-tex';

  static override create(latex: string): HTMLElement {
    const node = super.create(latex) as HTMLElement;
    node.dataset['latex'] = latex;
    const place = document.createElement('span');
    node.append(place);
    void draw(place, latex, false);
    return node;
  }

  static override value(node: HTMLElement): string {
    return node.dataset['latex'] ?? '';
  }

  html(): string {
    return storedFormula(this.domNode as HTMLElement).outerHTML;
  }
}

/** A formula on a line of its own. */
export class FormulaBlock extends BlockEmbed {
  static override blotName = 'formula-block';
  static override tagName = 'DIV';
  static override className = 'ql-tex-block';

  static override create(latex: string): HTMLElement {
    const node = super.create(latex) as HTMLElement;
    node.dataset['latex'] = latex;
    node.contentEditable = 'false';
    void draw(node, latex, true);
    return node;
  }

  static override value(node: HTMLElement): string {
    return node.dataset['latex'] ?? '';
  }

  html(): string {
    return storedFormula(this.domNode).outerHTML;
  }
}

/** What a formula in HTML is in the editor. */
export function formulaDelta(node: Node): Delta {
  const latex = latexOf(node as Element);
  return latex === ''
    ? new Delta()
    : new Delta().insert({ [isBlockFormula(node as Element) ? FormulaBlock.blotName : Formula.blotName]: latex });
}
