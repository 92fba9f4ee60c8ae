import type { OperationExamples } from '../../http/openapiExamples.ts';
import type { Reply } from '../testApp.ts';
import type { Performed } from './performedOperations.ts';
import { plainExample } from './plainExample.ts';

/** What it answers, and how it refuses: once beside a request or an answer, twice where there is neither. */
function shown({ replies: [done, ...refused], sent }: Performed): readonly Reply<unknown>[] {
  const answers = done !== undefined && hasText(done) ? [done] : [];
  const wanted = Math.max(2 - answers.length - Number(sent !== undefined), 1);
  const told = new Set(answers.map(({ body }) => JSON.stringify(plainExample(body))));
  const others = refused.filter(({ status, body }) => {
    const text = JSON.stringify(plainExample(body));
    const isNew = status >= 400 && body !== '' && !told.has(text);
    told.add(text);
    return isNew;
  });
  return [...answers, ...others.slice(0, wanted)];
}

/** Files and pictures are nothing that a document could show. */
const hasText = ({ body, headers }: Reply<unknown>): boolean =>
  body !== '' && /json|jwt|javascript|text\//.test(String(headers['content-type']));

function byStatus(replies: readonly Reply<unknown>[]): OperationExamples['responses'] {
  const grouped = Map.groupBy(replies, ({ status }) => String(status));
  return Object.fromEntries([...grouped].map(([status, all]) => [status, all.map(({ body }) => plainExample(body))]));
}

/** What a run has sent and was answered, as the examples of each operation by its name. */
export const collectExamples = (performed: readonly Performed[]): Readonly<Record<string, OperationExamples>> =>
  Object.fromEntries(
    performed
      .map((each): [string, OperationExamples] => [
        each.operationId,
        {
          ...(each.sent === undefined ? {} : { request: plainExample(each.sent) }),
          responses: byStatus(shown(each)),
        },
      ])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
