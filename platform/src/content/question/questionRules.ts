/** Reading a question as an author sends it (OP-20, OP-43, OP-57, QEDIT-03, QEDIT-04). */
import type { FieldProblems } from '../../shared/fieldProblems.ts';
import { readHtml, readJsonTexts, readTextOrHtml } from '../../shared/htmlFields.ts';
import type { DraftQuestion, Explanation } from './question.ts';
import type { ReceivedExplanation } from './questionFields.ts';
import type { ReceivedQuestion } from './questionSchemas.ts';
import { questionKind } from './types.ts';

/** Reads one question; what does not fit is added to `problems` with its path below `field`. */
export function readQuestion(received: ReceivedQuestion, field: string, problems: FieldProblems): DraftQuestion {
  const type = received['@type'] ?? 'SingleChoice';
  const { positions, ...read } = questionKind({ type }).read(received as never, field, problems);
  return {
    id: received.id ?? null,
    clientKey: received.clientKey ?? null,
    type,
    question: readTextOrHtml(received.question ?? '', `${field}.question`, problems),
    ...read,
    explanation: readExplanation(received.explanation ?? null, positions, field, problems),
    weight: received.weight ?? 1,
    wrongLimit: received.wrongLimit ?? 0,
  } as DraftQuestion;
}

/** Explanations of positions that are no longer there are left out; null when nothing is explained. */
function readExplanation(
  received: NonNullable<ReceivedExplanation> | null,
  positions: number | null,
  field: string,
  problems: FieldProblems,
): Explanation | null {
  if (received === null) {
    return null;
  }
  const { type } = received;
  const explained = Object.entries(received.content)
    .filter(([position, value]) => value !== null && value !== '' && isExplained(position, positions))
    .map(([position, value]) => {
      const place = `${field}.explanation.content.${position}`;
      return [position, readExplained(type, value, place, problems)] as const;
    });
  return explained.length > 0 ? ({ type, content: Object.fromEntries(explained) } as Explanation) : null;
}

const isExplained = (position: string, positions: number | null): boolean =>
  positions === null || (Number(position) >= 1 && Number(position) <= positions);

function readExplained(type: Explanation['type'], value: unknown, place: string, problems: FieldProblems): unknown {
  if (type === 'json') {
    return readJsonTexts(value, place, problems);
  }
  if (typeof value === 'string') {
    return type === 'html' ? readHtml(value, place, problems) : value;
  }
  problems.add(place, 'must be a text');
  return '';
}
