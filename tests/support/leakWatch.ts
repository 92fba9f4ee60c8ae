import { keyOf, type KeyedQuestion } from './answerKey.ts';

/** Names under which answers carry what is right, over REST and over GraphQL. */
const RIGHT_MEMBERS = [
  'correctAnswer',
  'solution',
  'correctPosition',
  'correctPositions',
  'correctPlacement',
  'correctOrder',
];

/**
 * Watches one learner's answers for what is not due yet: right answers and solutions before the question is right or at its wrong
 * limit, and explanations of positions that were never chosen (OP-22). It decides by what the learner has sent and the author's
 * key alone, not by what the answers say about themselves.
 */
export interface LeakWatch {
  /** Takes note of an answer before it is sent. */
  answering(questionId: number, positions: readonly number[]): void;
  /** Looks through one answer; `where` names the call. */
  inspect(where: string, body: unknown): void;
  /** What was found too early, one sentence each. */
  readonly leaks: readonly string[];
  /** How many questions were met in answers so far. */
  readonly questionsSeen: number;
}

/** `publicText` is text that learners may read in any case: explanations that also stand there prove nothing. */
export function createLeakWatch(key: ReadonlyMap<number, KeyedQuestion>, publicText: string): LeakWatch {
  const chosen = new Map<number, Set<number>>();
  const wrongCounts = new Map<number, number>();
  const right = new Set<number>();
  const seen = new Set<number>();
  const leaks: string[] = [];

  const isDue = (id: number) => {
    const { wrongLimit } = keyOf(key, id);
    return right.has(id) || (wrongLimit > 0 && (wrongCounts.get(id) ?? 0) >= wrongLimit);
  };
  const mayRead = (id: number, position: number) => isDue(id) || (chosen.get(id)?.has(position) ?? false);

  function inspectText(where: string, text: string): void {
    const explanations = [...key.values()].flatMap(({ id, explanations: texts }) =>
      Object.entries(texts).map(([position, content]) => ({ content, readable: mayRead(id, Number(position)), id })),
    );
    // A short explanation ("Right.") may be the beginning of one that is due.
    const readable = [publicText, ...explanations.filter((entry) => entry.readable).map(({ content }) => content)];
    for (const { content, id } of explanations) {
      if (!text.includes(JSON.stringify(content).slice(1, -1))) continue;
      if (readable.every((known) => !known.includes(content)))
        leaks.push(`${where} explains question ${id}: ${content}`);
    }
  }

  function inspectObject(where: string, value: object): void {
    const members = value as Record<string, unknown>;
    const id = Number(members['questionId'] ?? members['id']);
    if (!key.has(id) || !('wrongLimit' in members || 'correctAnswerSize' in members || 'correctAnswerCount' in members))
      return;
    seen.add(id);
    if (isDue(id)) return;
    const answer = members['answer'];
    for (const holder of [members, ...(isObject(answer) ? [answer as Record<string, unknown>] : [])]) {
      for (const name of RIGHT_MEMBERS) {
        if (holder[name] !== undefined && holder[name] !== null) leaks.push(`${where} gives ${name} of question ${id}`);
      }
    }
  }

  return {
    answering(questionId, positions) {
      const { right: rightPositions } = keyOf(key, questionId);
      if (isDue(questionId)) return;
      chosen.set(questionId, new Set([...(chosen.get(questionId) ?? []), ...positions]));
      const given = new Set(positions);
      const isRight = given.size === rightPositions.length && rightPositions.every((position) => given.has(position));
      if (isRight) right.add(questionId);
      else wrongCounts.set(questionId, (wrongCounts.get(questionId) ?? 0) + 1);
    },
    inspect(where, body) {
      inspectText(where, JSON.stringify(body));
      walk(body, (value) => inspectObject(where, value));
    },
    leaks,
    get questionsSeen() {
      return seen.size;
    },
  };
}

function walk(value: unknown, visit: (value: object) => void): void {
  if (!isObject(value)) return;
  if (!Array.isArray(value)) visit(value);
  for (const member of Object.values(value)) walk(member, visit);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
