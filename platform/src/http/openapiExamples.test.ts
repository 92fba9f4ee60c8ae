import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collectExamples } from '../testing/recording/collectExamples.ts';
import { performOperations } from '../testing/recording/performedOperations.ts';
import { openapiDocument } from '../testing/openapiDocument.ts';
import type { OperationExamples } from './openapiExamples.ts';

const file = new URL('openapiExamples.json', import.meta.url);

/** What an example consists of, without what is in it. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    return value.map(shapeOf);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, inner]): [string, unknown] => [name, shapeOf(inner)])
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  }
  return value === null ? 'null' : typeof value;
};

interface Media {
  readonly content?: Readonly<Record<string, { readonly examples?: object }>>;
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: Media;
  readonly responses: Readonly<Record<string, Media>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Reads and writes that a run only sees refused, and why. */
const refusedInRuns: ReadonlyMap<string, string> = new Map([
  ['getOauthExchange', 'needs someone who signs in at another provider'],
  ['getStaticStill', 'shows a picture of a video site, which a run does not ask'],
  ['getJobResultJsonlGz', 'a job writes the file, and jobs wait while examples are recorded'],
  ['getLive', 'answers for as long as someone listens'],
]);

test('BEY-46 OP-306 the examples of the document are what the platform takes and answers', async () => {
  const performed = await performOperations();
  const { paths } = openapiDocument() as Document;
  const undocumented = performed.flatMap(({ operationId, path, method, replies }) =>
    replies
      .filter(({ status }) => paths[path]?.[method.toLowerCase()]?.responses[status] === undefined)
      .map(({ status }) => `${operationId}: ${status}`),
  );
  expect(undocumented).toEqual([]);
  const refused = performed
    .filter(
      ({ method, replies: [done] }) => ['GET', 'POST', 'PUT', 'PATCH'].includes(method) && Number(done?.status) >= 300,
    )
    .map(({ operationId }) => operationId);
  expect(refused.toSorted()).toEqual([...refusedInRuns.keys()].toSorted());

  const examples = collectExamples(performed);
  // `npm run examples -w platform` writes them down.
  if (process.env['RECORD_EXAMPLES'] !== undefined) {
    writeFileSync(file, `${JSON.stringify(examples, null, 1)}\n`);
  }
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, OperationExamples>>;
  expect(shapeOf(recorded)).toEqual(shapeOf(examples));
});

/** What has fewer, and why. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['getLivez', 'what watches a server is never refused'],
  ['getReadyz', 'likewise'],
  ['listMetrics', 'likewise'],
  ['logoutMe', 'answers nothing, and is refused in one way'],
  ['getStaticStill', 'answers a picture, and is refused in one way'],
]);

test('BEY-46 OP-306 every operation of the document has at least two examples', () => {
  const { paths } = openapiDocument() as Document;
  const few = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, requestBody, responses }) => {
      const media = [requestBody, ...Object.values(responses)].flatMap((each) => Object.values(each?.content ?? {}));
      return { operationId, count: media.flatMap(({ examples = {} }) => Object.keys(examples)).length };
    })
    .filter(({ operationId, count }) => count < 2 && !exceptions.has(operationId));
  expect(few).toEqual([]);
});
