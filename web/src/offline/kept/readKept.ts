/** Connects Relay's network layer with the stored answers; it costs nothing where nobody keeps a course. */
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { requestKey } from '../../routing/startedRequests.ts';
import { keptFor, setKeptCopyTime } from './keptState.ts';

type Asked = Pick<RequestParameters, 'id' | 'name' | 'operationKind'>;

const isPage = ({ name }: Asked): boolean => name.endsWith('PageQuery');

/** The person whose stored answers may be read for this request; null for what is never stored. */
const keeperOf = ({ id, operationKind }: Asked): number | null => (id && operationKind === 'query' ? keptFor() : null);

/** The kept answer to a query, null where there is none. The page says from then on that it is a copy. Never rejects. */
export async function readKept(request: Asked, variables: Variables): Promise<GraphQLResponse | null> {
  const person = keeperOf(request);
  if (person === null) return null;
  const kept = await find(person, request.id ?? '', variables);
  if (kept && isPage(request)) setKeptCopyTime(kept.time);
  return kept ? (kept.body as GraphQLResponse) : null;
}

/** Whether a page can be drawn without the network. */
export async function isPageKept(id: string | undefined, variables: object | null): Promise<boolean> {
  const person = keptFor();
  return person !== null && id !== undefined && variables !== null && (await find(person, id, variables)) !== undefined;
}

/** Replaces a stored copy with what the servers have just answered. */
export function renewKept(request: Asked, variables: Variables, body: object): void {
  const person = keeperOf(request);
  if (isPage(request)) setKeptCopyTime(null);
  // An answer with a failed part is not worth storing.
  if (person === null || 'errors' in body) return;
  void load()
    .then(({ renewAnswer }) => renewAnswer(person, requestKey(request.id ?? '', variables), body, Date.now()))
    .catch(() => undefined);
}

const load = () => import('./keptAnswers.ts');

const find = (person: number, id: string, variables: object) =>
  load()
    .then(({ keptAnswer }) => keptAnswer(person, requestKey(id, variables)))
    .catch(() => undefined);
