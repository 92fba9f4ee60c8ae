import { keepStarted } from './startedRequests.ts';

/** What the server writes into a page that it has drawn (`server/drawnDocument.ts`). */
interface Drawn {
  readonly choices: string;
  readonly answers: readonly (readonly [id: string, variables: object, body: string])[];
}

/** What the server has drawn this document of; null for one that it has not. */
function readDrawn(): Drawn | null {
  const text = document.getElementById('drawn')?.textContent;
  return text ? (JSON.parse(text) as Drawn) : null;
}

/** The choices for which this document was drawn, as `reading/drawnChoices.ts` writes them; null where it was not drawn. */
export const drawnFor = (): string | null => readDrawn()?.choices ?? null;

/** Hands the answers of which this document was drawn to those who ask for them: nothing is asked twice. False where it was not drawn. */
export function handOnAnswers(): boolean {
  const drawn = readDrawn();
  for (const [id, variables, body] of drawn?.answers ?? []) {
    keepStarted(id, variables, new Response(body, { headers: { 'content-type': 'application/json' } }));
  }
  return drawn !== null;
}
