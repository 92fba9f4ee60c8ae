import { useEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useViewer } from '../viewer/useShell.ts';
import { sendUnsent } from './commitSender.ts';
import { openCommitStore } from '../offline/commit/commitStore.ts';
import { collectUnsent } from './collectUnsent.ts';
import { scormMessages as messages } from './messages.ts';
import { playerAddress } from './playerAddress.ts';
import { useSendCommit } from './useSendCommit.ts';

/** How long an item waits to be opened where the packages' origin does not answer, in milliseconds. */
const LONGEST_WAIT_MS = 5_000;

const nobodyListens = (): void => undefined;

/**
 * Asks the player, unseen, for what items of the lecture said as their page went, and sends it (SCORM-02). Calls back once that is done or
 * cannot be, with whether the server has anything new.
 */
export function UnsentCommits({
  contentUrl,
  userCourseId,
  lectureId,
  onSettled,
}: {
  /** Any address on the packages' origin. */
  contentUrl: string;
  userCourseId: number;
  lectureId: number;
  onSettled: (hasNews: boolean) => void;
}): ReactElement {
  const intl = useIntl();
  const person = useViewer()?.userId;
  const frame = useRef<HTMLIFrameElement>(null);
  const send = useSendCommit(nobodyListens);
  const settle = useRef(onSettled);
  useEffect(() => {
    settle.current = onSettled;
  });
  useEffect(() => {
    if (person === undefined) return undefined;
    const store = openCommitStore();
    const learner = { person, userCourseId, lectureId };
    const giveUp = setTimeout(() => settle.current(false), LONGEST_WAIT_MS);
    const end = collectUnsent(
      { frame: () => frame.current?.contentWindow ?? null, origin: new URL(contentUrl).origin },
      learner,
      store,
      (count) => {
        clearTimeout(giveUp);
        if (count === 0) settle.current(false);
        else void sendUnsent(store, send, learner).finally(() => settle.current(true));
      },
    );
    return () => {
      clearTimeout(giveUp);
      end();
    };
  }, [contentUrl, lectureId, person, send, userCourseId]);
  return (
    <iframe
      ref={frame}
      hidden
      aria-hidden
      tabIndex={-1}
      title={intl.formatMessage(messages.lesson)}
      src={playerAddress(contentUrl)}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- as in ItemFrame
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
    />
  );
}
