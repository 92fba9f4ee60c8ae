import { useCallback, useRef } from 'react';

/** An idempotency key for what is sent: the same as long as it is the same, so that what was pressed twice is written once (OP-282). */
export function useKeyOf(): (sent: object) => string {
  const last = useRef({ words: '', key: '' });
  return useCallback((sent) => {
    const words = JSON.stringify(sent);
    if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
}
