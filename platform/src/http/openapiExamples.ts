import { readFileSync } from 'node:fs';

/** What was sent to an operation, and answered by status, in a run against the platform. */
export interface OperationExamples {
  readonly request?: unknown;
  readonly responses: Readonly<Record<string, readonly unknown[]>>;
}

interface Media {
  readonly content?: Readonly<Record<string, object>>;
}

interface Operation {
  readonly operationId?: string;
  readonly requestBody?: Media;
  readonly responses?: Readonly<Record<string, Media>>;
}

interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: object;
}

// Read, not imported: a compiler would work out the type of each of its values.
const byOperation = JSON.parse(readFileSync(new URL('openapiExamples.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, OperationExamples>
>;

/** Answers that many operations give alike stand in the document once, by their code. */
const textsOfRefusals = Object.values(byOperation).flatMap(({ responses }) =>
  Object.values(responses).flatMap((values) => values.map((value) => JSON.stringify(value))),
);
const times = Map.groupBy(textsOfRefusals, (text) => text);
const sharedNames = new Map(
  [...times]
    .filter(([text, { length }]) => length > 2 && codeOf(text) !== undefined)
    .map(([text]) => [text, `refused-${String(codeOf(text))}`]),
);

function codeOf(text: string): unknown {
  const value = JSON.parse(text) as { readonly code?: unknown } | null;
  return value?.code;
}

/** The document with the examples of its operations, which `npm run examples` records. */
export function withExamples<T extends object>(document: T): T {
  const { paths = {}, components = {} } = document as Document;
  const examples = Object.fromEntries(
    [...sharedNames].map(([text, name]) => [name, { value: JSON.parse(text) as unknown }]),
  );
  return {
    ...document,
    paths: mapValues(paths, (methods) => mapValues(methods, shownBy)),
    components: { ...components, examples },
  };
}

function shownBy(operation: Operation): Operation {
  const { request, responses = {} } = byOperation[operation.operationId ?? ''] ?? {};
  return {
    ...operation,
    ...(request === undefined || operation.requestBody === undefined
      ? {}
      : { requestBody: filled(operation.requestBody, [request]) }),
    ...(operation.responses === undefined
      ? {}
      : {
          responses: mapValues(operation.responses, (response, status) => filled(response, responses[status] ?? [])),
        }),
  };
}

function filled(media: Media, values: readonly unknown[]): Media {
  const [first] = Object.keys(media.content ?? {});
  if (media.content === undefined || first === undefined || values.length === 0) {
    return media;
  }
  const examples = Object.fromEntries(values.map((value, index) => [`example-${index + 1}`, exampleOf(value)]));
  // Of several types of the same content, one is enough.
  return { ...media, content: { ...media.content, [first]: { ...media.content[first], examples } } };
}

function exampleOf(value: unknown): object {
  const shared = sharedNames.get(JSON.stringify(value));
  return shared === undefined ? { value } : { $ref: `#/components/examples/${shared}` };
}

const mapValues = <V, W>(
  record: Readonly<Record<string, V>>,
  change: (value: V, name: string) => W,
): Record<string, W> => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
