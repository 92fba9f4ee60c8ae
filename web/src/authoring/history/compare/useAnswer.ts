import { useCallback, useEffect, useRef, useState } from 'react';

export type Answer<Value> =
  | { readonly is: 'waiting' }
  | { readonly is: 'failed' }
  | { readonly is: 'here'; readonly value: Value };

/** What `read` answers, and a way to ask again; another `read` is another question. */
export function useAnswer<Value>(read: () => Promise<Value>): readonly [answer: Answer<Value>, again: () => void] {
  const [heard, setHeard] = useState<{ readonly of: unknown; readonly answer: Answer<Value> } | null>(null);
  /** Counts the questions: only the answer to the last one is shown. */
  const lastTurn = useRef(0);
  const ask = useCallback(() => {
    lastTurn.current += 1;
    const turn = lastTurn.current;
    const hear = (answer: Answer<Value>): void => {
      if (turn === lastTurn.current) setHeard({ of: read, answer });
    };
    read().then(
      (value) => hear({ is: 'here', value }),
      () => hear({ is: 'failed' }),
    );
  }, [read]);
  useEffect(ask, [ask]);
  const again = (): void => {
    setHeard(null);
    ask();
  };
  return [heard?.of === read ? heard.answer : { is: 'waiting' }, again];
}
