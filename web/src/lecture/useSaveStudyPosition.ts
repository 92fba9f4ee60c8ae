import { useEffect, useMemo } from 'react';
import { graphql, useMutation } from 'react-relay';
import { rememberSectionSeen } from './sectionsSeen.ts';
import { throttleLatest } from './throttleLatest.ts';
import type { useSaveStudyPositionMutation } from './__generated__/useSaveStudyPositionMutation.graphql.ts';

/** The shortest time between two saves, in milliseconds. */
const saveEvery = 4000;

/**
 * Remembers the section that is being read: in this browser at once, and on the platform now and then and when the page is left
 * (OP-96). A place that could not be saved is not worth a message: the next one follows.
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
        const input = {
          userCourseId: String(userCourseId),
          lectureId: String(lectureId),
          sectionId: String(sectionId),
        };
        commit({ variables: { input }, onError: () => undefined });
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
