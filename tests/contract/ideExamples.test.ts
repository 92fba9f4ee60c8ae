import { afterAll, beforeAll, expect, it } from 'vitest';
import { examples } from '../../gateway/ide/examples.ts';
import type { Example } from '../../gateway/ide/example.ts';
import { createGraphqlClient, type GraphqlAnswer } from '../support/graphqlClient.ts';
import { hosts } from '../support/hosts.ts';
import { createRestClient, signedIn } from '../support/restClient.ts';
import { startServers, type Servers } from '../support/servers.ts';

let servers: Servers;
// They act as the people of the demo, whom other files count on.
beforeAll(async () => {
  servers = await startServers();
});
afterAll(() => servers.stop());

const placeholder = /<([\w-]+) of (\w+)>/g;
const operationName = ({ query }: Example): string => /^(?:query|mutation|subscription) (\w+)/m.exec(query)?.[1] ?? '';

/** The first of each name in an answer, and ids by the `clientKey` that they were sent with. */
function namedValues(answer: unknown, found = new Map<string, unknown>()): ReadonlyMap<string, unknown> {
  if (typeof answer !== 'object' || answer === null) {
    return found;
  }
  if ('clientKey' in answer && 'rawId' in answer) {
    found.set(String(answer.clientKey), answer.rawId);
  }
  for (const [name, value] of Object.entries(answer)) {
    if (!found.has(name)) {
      found.set(name, value);
    }
    namedValues(value, found);
  }
  return found;
}

/** Does what a person does with the placeholders: alone they stand for the value, within a text for its letters. */
function filled(variables: string, answers: ReadonlyMap<string, ReadonlyMap<string, unknown>>): object {
  const valueOf = (name: string, operation: string): unknown => {
    const value = answers.get(operation)?.get(name);
    if (value === undefined) {
      throw new Error(`No tab before it answers ${name} of ${operation}`);
    }
    return value;
  };
  return JSON.parse(
    variables
      .replaceAll(/"<([\w-]+) of (\w+)>"/g, (_, name: string, operation: string) =>
        JSON.stringify(valueOf(name, operation)),
      )
      .replaceAll(placeholder, (_, name: string, operation: string) => String(valueOf(name, operation))),
  ) as object;
}

/** What a subscription tells first, as its answer. */
async function firstOf(token: string, query: string, variables: object): Promise<GraphqlAnswer<object>> {
  const stop = new AbortController();
  const response = await fetch(`${servers.gatewayUrl}/graphql`, {
    method: 'POST',
    signal: stop.signal,
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-forwarded-host': hosts.lectern,
    },
    body: JSON.stringify({ query, variables }),
  });
  let text = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    const data = /^event: next\ndata: (.*)\n\n/m.exec(text)?.[1];
    if (data !== undefined) {
      stop.abort();
      return JSON.parse(data) as GraphqlAnswer<object>;
    }
  }
  throw new Error(`The subscription ended without a result: ${text}`);
}

async function runAll(isAgain: boolean): Promise<ReadonlyMap<string, ReadonlyMap<string, unknown>>> {
  const visitor = createGraphqlClient(servers.gatewayUrl, hosts.lectern);
  const people = new Map<string, typeof visitor>();
  const answers = new Map<string, ReadonlyMap<string, unknown>>();
  for (const example of examples) {
    const { as, query, variables = '{}' } = example;
    if (as !== undefined && !people.has(as)) {
      const { token } = await signedIn(createRestClient(servers.platformUrl, hosts.lectern), as);
      people.set(as, visitor.as({ accessToken: token ?? '' }));
    }
    const name = operationName(example);
    const person = people.get(as ?? '') ?? visitor;
    const values = filled(variables, answers);
    const answer = /^subscription /m.test(query)
      ? await firstOf(person.token ?? '', query, values)
      : await person.send(query, values);
    expect(answer.errors, name).toBeUndefined();
    const refused = JSON.stringify(answer.data).includes('"userErrors":[{');
    expect(refused, `${name}: ${JSON.stringify(answer.data)}`).toBe(isAgain && name === 'AddPerson');
    answers.set(name, namedValues(answer.data));
  }
  return answers;
}

it('BEY-46 GW-01 the examples of the IDE do in their order what they say, and do it again', async () => {
  for (const isAgain of [false, true]) {
    const run = isAgain ? 'again' : 'first';
    const answers = await runAll(isAgain);
    const told = (operation: string, name: string) => answers.get(operation)?.get(name);
    expect(told('AnswerEachKind', 'correct'), run).toBe(true);
    expect(told('AnswerEachKind', 'placement'), run).toMatchObject({
      correct: true,
      userCourse: { scorePercent: 100 },
    });
    expect(told('CompleteCourse', 'certificate'), run).toMatchObject({ holderName: 'Mira Costa' });
    expect(told('SaveCourse', 'miniDescription'), run).toBe('Water, leaves and patience.');
    expect(told('UnlockCourse', 'unlocked'), run).toBe(true);
    expect(told('CampaignUsage', 'usageCount'), run).toBe(1);
    expect(told('Analytics', 'allTotals'), run).not.toEqual([]);
  }
});

it('BEY-46 each operation of the examples has a name of its own, and says who may run it where not everyone may', () => {
  const names = examples.map(operationName);
  expect(new Set(names).size).toBe(names.length);
  const forEveryone = examples.filter(({ as }) => as === undefined).map(operationName);
  expect(forEveryone).toEqual(['Catalogue', 'Course', 'SignIn']);
});
