/** Reads a connection page by page, on from the last item: what comes or goes meanwhile neither repeats an item nor leaves one out. */
import { ClientError } from '../errors.ts';
import type { Answer } from '../request/readAnswer.ts';

/** Any connection of the contract, as far as it was asked for. */
export interface Connection<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Where the list is in an answer. */
export type ConnectionOf<Data, Node> = (data: Data) => Connection<Node> | null | undefined;

export interface Page<Node> {
  readonly nodes: readonly Node[];
  /** Behind which one the next page begins; null behind the last page. */
  readonly next: string | null;
  /** By the clock of the server. */
  readonly date: Date | null;
}

export async function* readPages<Data, Node>(
  ask: (after: string | null) => Promise<Answer<Data>>,
  pick: ConnectionOf<Data, Node>,
  start: string | null,
): AsyncGenerator<Page<Node>, void, undefined> {
  let after = start;
  do {
    const { data, date } = await ask(after);
    const connection = pick(data);
    if (connection == null) {
      throw new ClientError('There is no list in the answer: it is not there, or not yours to see.');
    }
    const { nodes, pageInfo } = connection;
    const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    if (next !== null && next === after) {
      throw new ClientError('The next page begins where this one does: does the document pass `after` on?');
    }
    yield { nodes, next, date };
    after = next;
  } while (after !== null);
}
