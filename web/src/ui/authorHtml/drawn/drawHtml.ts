import { codeName } from './codeNames.ts';
import { isBlockFormula, latexOf } from './latexOf.ts';

/** Clean HTML with what its words alone do not draw: formulas, and code in the colours of its language, with its name. */
export async function drawHtml(html: string): Promise<string> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  await Promise.all([
    drawFormulas([...body.querySelectorAll('[data-formula]')]),
    ...[...body.querySelectorAll('pre[data-language]')].map(drawCode),
  ]);
  return body.innerHTML;
}

async function drawFormulas(places: readonly Element[]): Promise<void> {
  if (places.length === 0) {
    return;
  }
  try {
    const { drawFormula } = await import('./formulas.ts');
    for (const place of places) {
      drawFormula(place, latexOf(place), isBlockFormula(place));
    }
  } catch {
    // Without the network its LaTeX is read.
  }
}

async function drawCode(block: Element): Promise<void> {
  const language = block.getAttribute('data-language') ?? '';
  block.setAttribute('data-name', codeName(language));
  try {
    const { colour } = await import('./highlighter.ts');
    await colour(block, language);
  } catch {
    // Without the network it is read in one colour.
  }
}
