import { codeName } from './codeNames.ts';

/** Clean HTML with what its words alone do not draw: code in the colours of its language, with its name. */
export async function drawHtml(html: string): Promise<string> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  await Promise.all([...body.querySelectorAll('pre[data-language]')].map(drawCode));
  return body.innerHTML;
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
