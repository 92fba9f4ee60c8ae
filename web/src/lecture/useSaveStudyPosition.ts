import { useEffect, useMemo } from 'react';
import { graphql, useMutation } from 'react-relay';
import { sendOrKeep } from '../offline/pendingWrites.ts';
import { sendMutation } from '../offline/sent.ts';
import { rememberSectionSeen } from './sectionsSeen.ts';
import { throttleLatest } from './throttleLatest.ts';
import type { useSaveStudyPositionMutation } from './__generated__/useSaveStudyPositionMutation.graphql.ts';

/** The shortest time between two saves, in milliseconds. */
const saveEvery = 4000;

/**
 * Remembers the section that is being read: in this browser at once, and on the platform now and then and when the page is left
 * (OP-96). A place that could not be saved is not worth a message: the newest is kept and follows (BEY-18).
 */
export function useSaveStudyPosition({
  userCourseId,
  lectureId,
}: {
  /** Null where nothing is kept: visitors, and courses that can only be viewed. */
  userCourseId: number | null;
  lectureId: number;
}): (sectionId: number) => void {
  const [commit] = useMutation<useSaveStudyPositionMutation>(graphql`
    mutation useSaveStudyPositionMutation($input: SaveStudyPositionInput!) {
      saveStudyPosition(input: $input) {
        position {
          lectureId
          sectionId
        }
      }
    }
  `);
  const saver = useMemo(
    () =>
      throttleLatest<number>((sectionId) => {
        if (userCourseId === null) return;
        const input = placeNow({ userCourseId, lectureId, sectionId });
        void sendOrKeep(
          // It replaces the place before, so it needs no key of the platform's.
          { kind: 'place', key: crypto.randomUUID(), userCourseId: input.userCourseId, subject: 'place', input },
          () =>
            sendMutation(
              (listeners) => commit({ variables: { input }, ...listeners }),
              ({ saveStudyPosition }: useSaveStudyPositionMutation['response']) => saveStudyPosition,
            ),
        );
      }, saveEvery),
    [commit, lectureId, userCourseId],
  );
  useEffect(() => {
    window.addEventListener('pagehide', saver.flush);
    return () => {
      window.removeEventListener('pagehide', saver.flush);
      saver.flush();
    };
  }, [saver]);
  return useMemo(
    () => (sectionId: number) => {
      rememberSectionSeen(sectionId);
      saver.call(sectionId);
    },
    [saver],
  );
}

/** A place, with the time at which someone was there: the latest place wins, whenever it arrives. */
const placeNow = (place: { userCourseId: number; lectureId: number; sectionId: number }) => ({
  userCourseId: String(place.userCourseId),
  lectureId: String(place.lectureId),
  sectionId: String(place.sectionId),
  time: new Date().toISOString(),
});
