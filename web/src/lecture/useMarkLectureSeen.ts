import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { sendOrKeep } from '../offline/pendingWrites.ts';
import { sendMutation } from '../offline/sent.ts';
import { useQueuedWrite } from '../offline/useQueuedWrite.ts';
import { useAnnounceAchievements } from '../achievement/useAnnounceAchievements.tsx';
import type { useMarkLectureSeenMutation } from './__generated__/useMarkLectureSeenMutation.graphql.ts';

/** How a lecture is marked as seen, and how far that is. */
export interface LectureMarking {
  /** Calls `then` once it is marked, or the mark is kept in this browser (BEY-18). */
  markSeen: (then?: () => void) => void;
  pending: boolean;
  failed: boolean;
  /** The mark waits in this browser and is sent on its own. */
  kept: boolean;
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
  const waiting = useQueuedWrite('seen', userCourseId, lectureId);
  const isKept = waiting !== null && waiting.refusal === null && waiting.failures === 0;
  const markSeen = useCallback(
    async (then?: () => void) => {
      if (userCourseId === null) return;
      setFailed(false);
      // A seen mark happens once, so its key can be told from what it marks.
      const key = `seen-${userCourseId}-${lectureId}`;
      const input = { userCourseId: String(userCourseId), lectureId: String(lectureId), idempotencyKey: key };
      const done = await sendOrKeep(
        { kind: 'seen', key, userCourseId: input.userCourseId, subject: input.lectureId, input },
        () =>
          sendMutation(
            (listeners) => commit({ variables: { input }, ...listeners }),
            ({ markLectureSeen }: useMarkLectureSeenMutation['response']) => markLectureSeen,
          ),
      );
      if (done.kind === 'answered') announce(done.payload.newAchievements ?? []);
      if (done.kind === 'answered' || done.kind === 'kept') then?.();
      // What waits says itself how it is.
      else setFailed(done.kind === 'refused' || !done.waits);
    },
    [announce, commit, lectureId, userCourseId],
  );
  return {
    markSeen: (then) => void markSeen(then),
    pending,
    failed: failed || (waiting !== null && !isKept),
    kept: isKept,
  };
}
