import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { readInlineData } from 'relay-runtime';
import { followLive } from '../routing/live/followLive.ts';
import type { useLiveDiscussion_threads$key } from './__generated__/useLiveDiscussion_threads.graphql.ts';
import type { useLiveDiscussionQuery } from './__generated__/useLiveDiscussionQuery.graphql.ts';
import type { useLiveDiscussionSubscription } from './__generated__/useLiveDiscussionSubscription.graphql.ts';

/**
 * The ids of the questions after a lecture that others asked, as far as something was written in them lately: now and after each change (BEY-45). How many replies each
 * has comes into the store; the replies do not, as nothing may move that someone reads.
 */
export function useLiveDiscussion(courseId: number, lectureId: number): readonly number[] {
  const environment = useRelayEnvironment();
  const [asked, setAsked] = useState<readonly number[]>([]);
  useEffect(() => {
    const variables = { courseId: String(courseId), lectureId: String(lectureId) };
    const heard = (threads: useLiveDiscussion_threads$key | null | undefined): void => {
      if (threads) setAsked(askedByOthers(threads));
    };
    return followLive<useLiveDiscussionSubscription>(environment, {
      subscription: graphql`
        subscription useLiveDiscussionSubscription($courseId: ID!, $lectureId: ID!) {
          discussion(courseId: $courseId, lectureId: $lectureId, first: 25) {
            ...useLiveDiscussion_threads
          }
        }
      `,
      variables,
      onNext: ({ discussion }) => heard(discussion),
      read() {
        fetchQuery<useLiveDiscussionQuery>(
          environment,
          graphql`
            query useLiveDiscussionQuery($courseId: ID!, $lectureId: ID!) @throwOnFieldError {
              discussion(courseId: $courseId, lectureId: $lectureId, first: 25) {
                ...useLiveDiscussion_threads
              }
            }
          `,
          variables,
        ).subscribe({ next: ({ discussion }) => heard(discussion) });
      },
    });
  }, [courseId, environment, lectureId]);
  return asked;
}

function askedByOthers(threads: useLiveDiscussion_threads$key): number[] {
  const { edges } = readInlineData(
    graphql`
      fragment useLiveDiscussion_threads on DiscussionThreadConnection @inline {
        edges {
          node {
            threadId
            replyCount
            lastActivityTime
            question {
              writtenByViewer
            }
          }
        }
      }
    `,
    threads,
  );
  return edges.flatMap(({ node }) => (node.question.writtenByViewer ? [] : [node.threadId]));
}
