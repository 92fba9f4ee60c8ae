import { createClient, type Client } from 'graphql-sse';

export interface Watcher<Data> {
  /** What is told next; undefined once nothing follows. Rejects with the codes of an event that has errors. */
  next(): Promise<Data | undefined>;
  end(): Promise<unknown>;
}

export interface Subscription {
  readonly url: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly token: string;
}

/** Watches a subscription by the client of graphql-sse; `clients` are those to dispose of afterwards. */
export function watchSubscription<Data>(
  clients: Client[],
  { url, query, variables, token }: Subscription,
): Watcher<Data> {
  const client = createClient({ url: `${url}/graphql`, headers: { authorization: `Bearer ${token}` } });
  clients.push(client);
  const results = client.iterate<Data>({ query, variables });
  return {
    async next() {
      const { value, done } = await results.next();
      if (done === true) return undefined;
      if (value.errors !== undefined) throw new Error(JSON.stringify(value.errors));
      return value.data ?? undefined;
    },
    end: async () => results.return?.(undefined),
  };
}
