import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { useAnnounceAchievements } from '../achievement/useAnnounceAchievements.tsx';
import { answered } from '../errors/answered.ts';
import { isRefused, outcomeOf } from './commitOutcome.ts';
import { commitKey, type SendCommit } from './commitSender.ts';
import type { NewProgress } from './itemProgress.ts';
import type { useSendCommitMutation } from './__generated__/useSendCommitMutation.graphql.ts';

/**
 * Sends what an item hands over (SCORM-02). The payload renews the lecture's state, its gates and the outline; `onKept` hears of the item
 * itself.
 */
export function useSendCommit(onKept: (itemId: string, progress: NewProgress) => void): SendCommit {
  const announce = useAnnounceAchievements();
  const [commit] = useMutation<useSendCommitMutation>(graphql`
    mutation useSendCommitMutation($input: CommitScormInput!) {
      commitScorm(input: $input) {
        item {
          itemId
          state {
            completion
            success
            finished
            scoreScaled
            totalSeconds
            sessionCount
          }
        }
        lecture {
          ...LectureBar_lecture
          ...SeenControl_lecture
          ...useReadToEnd_lecture
        }
        userCourse {
          ...LectureOutline_userCourse
        }
        newAchievements {
          ...AchievementNotice_userGamification
        }
        leftOut
        userErrors {
          code
          field
        }
      }
    }
  `);
  return useCallback(
    (waiting) =>
      new Promise((resolve, reject) => {
        const { person: _person, userCourseId, lectureId, ...rest } = waiting;
        commit({
          variables: {
            input: {
              userCourseId: String(userCourseId),
              lectureId: String(lectureId),
              itemId: rest.itemId,
              session: rest.session,
              sequence: rest.sequence,
              cmi: rest.cmi,
              sessionSeconds: rest.sessionSeconds,
              idempotencyKey: commitKey(waiting),
            },
          },
          onCompleted({ commitScorm }) {
            const { item, newAchievements, leftOut, userErrors } = answered(commitScorm);
            if (item) onKept(item.itemId, item.state);
            announce(newAchievements ?? []);
            resolve(outcomeOf(userErrors, leftOut ?? []));
          },
          onError: (error) => (isRefused(error) ? resolve('refused') : reject(error)),
        });
      }),
    [announce, commit, onKept],
  );
}
