import { codeName } from './codeNames.ts';
import { isBlockFormula, latexOf } from './latexOf.ts';

/** Clean HTML with what its words alone do not draw: formulas, and code in the colours of its language, with its name. */
export async function drawHtml(html: string): Promise<string> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pause = pauses();
  await drawFormulas([...body.querySelectorAll('[data-formula]')], pause);
  for (const block of body.querySelectorAll('pre[data-language]')) {
    await drawCode(block);
    await pause();
  }
  return body.innerHTML;
}

type Pause = () => Promise<void>;

/** How long the page may be kept waiting at once. */
const longestTurnMs = 30;

/** Lets the page answer its reader between two parts, where much is drawn. */
function pauses(): Pause {
  let since = performance.now();
  return async () => {
    if (performance.now() - since > longestTurnMs) {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
  };
}

async function drawFormulas(places: readonly Element[], pause: Pause): Promise<void> {
  if (places.length === 0) {
    return;
  }
  try {
    const { drawFormula } = await import('./formulas.ts');
    for (const place of places) {
      drawFormula(place, latexOf(place), isBlockFormula(place));
      await pause();
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
