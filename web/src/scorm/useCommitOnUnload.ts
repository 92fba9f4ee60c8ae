import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';
import { readIdParameter } from '../routing/hashLink.ts';
import { noteOpenItem, withinWait } from '../offline/commit/onUnload.ts';

/**
 * Lets an open item commit its state before it is removed (SCORM-02): navigation, signing out and opening another item wait for that.
 * `close` unloads the item and resolves once it has committed; `send` resolves once the server has the commit.
 */
export function useCommitOnUnload({
  close,
  send,
  onClosed,
}: {
  close: () => Promise<void>;
  send: () => Promise<void>;
  onClosed: () => void;
}): void {
  const saying = useRef<Promise<void> | null>(null);
  const said = useRef(false);
  const say = useCallback(async () => {
    // Asked once, anyone who asks.
    const asked = saying.current ?? withinWait(close());
    saying.current = asked;
    await asked;
    said.current = true;
  }, [close]);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => !said.current && isLeft(currentLocation, nextLocation),
      [],
    ),
  );
  const wasLeft = useRef(false);
  useEffect(() => {
    if (blocker.state === 'blocked') {
      wasLeft.current = true;
      let newest = true;
      void say().then(() => newest && blocker.proceed());
      return () => {
        newest = false;
      };
    }
    // Someone who was brought back here finds it closed: the frame is empty.
    if (blocker.state === 'unblocked' && wasLeft.current) onClosed();
    return undefined;
  }, [blocker, onClosed, say]);
  useEffect(
    () =>
      noteOpenItem(async () => {
        await say();
        await withinWait(send());
        onClosed();
      }),
    [onClosed, say, send],
  );
}

type Place = Parameters<BlockerFunction>[0]['currentLocation'];

/** A question below a lecture has an address of its own, and the lecture stays. */
const isLeft = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname ||
  from.hash !== to.hash ||
  readIdParameter(from.search, 'lecture') !== readIdParameter(to.search, 'lecture');
