import { randomUUID } from 'node:crypto';
import type { DrawnAnswer, DrawnParts } from './drawParts.tsx';
import { withLateParts } from './lateParts.ts';

/** Where the build left the place of a nonce. */
const placeholder = '__CSP_NONCE__';

interface Drawing {
  readonly choices: string;
  readonly answers: readonly DrawnAnswer[];
  readonly draw: (nonce: string) => Promise<DrawnParts>;
}

/**
 * The client's page with what was drawn in it, and with the answers that it was drawn of, so that the browser asks for nothing again. Texts of
 * authors can neither end an element nor take the place of a nonce: while it is drawn, ours has a name that nobody knows.
 */
export async function drawnDocument(page: string, { choices, answers, draw }: Drawing): Promise<string> {
  const ours = randomUUID();
  const parts = await draw(ours);
  const settled = (html: string): string =>
    html.replaceAll(placeholder, '&#95;_CSP_NONCE__').replaceAll(ours, placeholder);
  const data = JSON.stringify({ choices, answers: answers.map(({ id, variables, body }) => [id, variables, body]) });
  const answersElement = `<script type="application/json" id="drawn">${inScript(data)}</script>`;
  return [
    [/<html lang="[^"]*"/, `<html lang="${parts.language}"`],
    [/<title>[^<]*<\/title>/, settled(parts.hoisted)],
    // Before the boot script, which hands the answers on.
    [/(?=<script[^>]*>window\.lecternChunks=)/, `${settled(parts.styles)}${answersElement}`],
    [/<div id="root">[\s\S]*<\/div>(?=\s*(?:<script|<\/body>))/, `<div id="root">${settled(parts.body)}</div>`],
  ].reduce<string>((html, [place, content]) => {
    if (!(place as RegExp).test(html)) throw new Error(`The page has no place for what is drawn: ${String(place)}`);
    return html.replace(place as RegExp, () => content as string);
  }, withLateParts(page));
}

/** JSON as it stands in an element: every sign of a tag is an escape, and so is the first of what could become a nonce. */
const inScript = (json: string): string =>
  json.replaceAll('<', String.raw`\u003c`).replaceAll(placeholder, String.raw`\u005f_CSP_NONCE__`);
