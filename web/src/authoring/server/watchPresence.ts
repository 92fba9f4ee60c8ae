import { graphql, type Environment } from 'relay-runtime';
import { followLive } from '../../routing/live/followLive.ts';
import type { PresenceAnswer } from '../presence/presencePorts.ts';
import { coursePresence } from './coursePresence.ts';
import type { watchPresenceSubscription } from './__generated__/watchPresenceSubscription.graphql.ts';

/**
 * Hears who has a course open and who asks for its lock (BEY-45), at once and with each change. It renews nothing: the heartbeats of the lock and of
 * who looks on do. Answers what ends it.
 */
export function watchPresence(
  environment: Environment,
  courseId: number,
  onHeard: (answer: PresenceAnswer) => void,
): () => void {
  const variables = { courseId: String(courseId) };
  return followLive<watchPresenceSubscription>(environment, {
    subscription: graphql`
      subscription watchPresenceSubscription($courseId: ID!) {
        coursePresence(courseId: $courseId) {
          ...coursePresence_presence
        }
      }
    `,
    variables,
    onNext: ({ coursePresence: presence }) => {
      if (presence) onHeard(coursePresence(presence));
    },
    // Where no stream comes through, the answers to those heartbeats tell the same.
    read: () => undefined,
  });
}
