/**
 * Asks once for all who want the same at the same time. A caller that comes while a question is under way waits for the next one: an
 * answer is never older than the call that gets it, so that whatever was written before a call is seen by it. Failures are shared
 * by those who asked together, and by nobody after them. `groupOf` tells who may share an answer, where that is not everyone.
 */
export function askTogether<Key, Answer>(
  ask: (key: Key) => Promise<Answer>,
  groupOf: (key: Key) => unknown = (key) => key,
): (key: Key) => Promise<Answer> {
  const underWay = new Map<unknown, Question<Answer>>();

  function begin(key: Key, group: unknown): Promise<Answer> {
    const answer = ask(key);
    const question: Question<Answer> = { over: answer.then(end, end), next: undefined };
    underWay.set(group, question);
    return answer;

    function end(): void {
      if (question.next === undefined) {
        underWay.delete(group);
      }
    }
  }

  return (key) => {
    const group = groupOf(key);
    const current = underWay.get(group);
    if (current === undefined) {
      return begin(key, group);
    }
    current.next ??= current.over.then(() => begin(key, group));
    return current.next;
  };
}

interface Question<Answer> {
  /** Never rejects. */
  readonly over: Promise<void>;
  /** The question after this one, once someone waits for it. */
  next: Promise<Answer> | undefined;
}
