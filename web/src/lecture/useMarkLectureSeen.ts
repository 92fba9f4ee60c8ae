import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../errors/answered.ts';
import { useAnnounceAchievements } from '../achievement/useAnnounceAchievements.tsx';
import type { useMarkLectureSeenMutation } from './__generated__/useMarkLectureSeenMutation.graphql.ts';

/** How a lecture is marked as seen, and how far that is. */
export interface LectureMarking {
  /** Calls `then` once it is marked. */
  markSeen: (then?: () => void) => void;
  pending: boolean;
  failed: boolean;
}

/** Marks a lecture as seen (LEC-17). The payload renews the lecture's state, its gates and the outline. */
export function useMarkLectureSeen({
  userCourseId,
  lectureId,
}: {
  userCourseId: number | null;
  lectureId: number;
}): LectureMarking {
  const announce = useAnnounceAchievements();
  const [failed, setFailed] = useState(false);
  const [commit, pending] = useMutation<useMarkLectureSeenMutation>(graphql`
    mutation useMarkLectureSeenMutation($input: MarkLectureSeenInput!) {
      markLectureSeen(input: $input) {
        lecture {
          ...LectureBar_lecture
          ...NextStep_lecture
          ...SeenControl_lecture
          ...useReadToEnd_lecture
        }
        userCourse {
          ...LectureOutline_userCourse
        }
        newAchievements {
          ...AchievementNotice_userGamification
        }
        userErrors {
          code
        }
      }
    }
  `);
  const markSeen = useCallback(
    (then?: () => void) => {
      if (userCourseId === null) return;
      setFailed(false);
      commit({
        // A seen mark happens once, so its key can be told from what it marks.
        variables: {
          input: {
            userCourseId: String(userCourseId),
            lectureId: String(lectureId),
            idempotencyKey: `seen-${userCourseId}-${lectureId}`,
          },
        },
        onCompleted({ markLectureSeen }) {
          const { newAchievements, userErrors } = answered(markLectureSeen);
          announce(newAchievements ?? []);
          if (userErrors.length > 0) setFailed(true);
          else then?.();
        },
        onError: () => setFailed(true),
      });
    },
    [announce, commit, lectureId, userCourseId],
  );
  return { markSeen, pending, failed };
}
