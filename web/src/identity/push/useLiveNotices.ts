import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { followLive } from '../../routing/live/followLive.ts';
import { currentEndpointHash } from './pushSubscription.ts';
import type {
  useLiveNoticesSubscription,
  useLiveNoticesSubscription$data,
} from './__generated__/useLiveNoticesSubscription.graphql.ts';

export type LiveNotice = NonNullable<useLiveNoticesSubscription$data['notices']>['notices'][number];

/**
 * Hears what the person is notified of while they are here (BEY-45), in the kinds that they have not switched off. Not where this browser shows
 * notices of its own, and in one tab alone, which is the one that asked first.
 */
export function useLiveNotices(onNotices: (notices: readonly LiveNotice[]) => void): void {
  const environment = useRelayEnvironment();
  const isOurs = useIsOurs();
  const [after, setAfter] = useState<string | null>(null);
  const heard = useEffectEvent(onNotices);
  useEffect(() => {
    if (!isOurs) return undefined;
    return followLive<useLiveNoticesSubscription>(environment, {
      subscription: graphql`
        subscription useLiveNoticesSubscription($after: String) {
          notices(after: $after) {
            cursor
            notices {
              noticeId
              kind
              subject
              url
            }
          }
        }
      `,
      variables: { after },
      onNext({ notices: told }) {
        if (!told) return;
        if (told.notices.length > 0) heard(told.notices);
        // Each stream begins where the last notice stood, so that one is told that came while there was none.
        if (after === null || told.notices.length > 0) setAfter(told.cursor);
      },
      // Nothing is on the screen that would be out of date.
      read: () => undefined,
    });
  }, [after, environment, isOurs]);
}

/** Whether this tab is the one to tell: held until it is closed, then the next one's. */
function useIsOurs(): boolean {
  const [isOurs, setOurs] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    const hold = async (): Promise<void> => {
      if ((await currentEndpointHash().catch(() => null)) !== null) return;
      await navigator.locks.request('lectern-notices', { signal: over.signal }, () => {
        setOurs(true);
        return new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()));
      });
    };
    // Some browsers have neither workers nor locks on an address without TLS: nothing is told there.
    if ('serviceWorker' in navigator && 'locks' in navigator) hold().catch(() => undefined);
    return () => over.abort();
  }, []);
  return isOurs;
}
