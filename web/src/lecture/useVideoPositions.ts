import { useEffect, useMemo } from 'react';
import { graphql, useMutation } from 'react-relay';
import { sendOrKeep } from '../offline/pendingWrites.ts';
import { sendMutation } from '../offline/sent.ts';
import type { VideoPositions } from '../section/video/VideoPositions.ts';
import { throttleLatest } from './throttleLatest.ts';
import type { useVideoPositionsMutation } from './__generated__/useVideoPositionsMutation.graphql.ts';

/** The shortest time between two saves of a video that plays, in milliseconds. */
const saveEvery = 10_000;

interface KeptPosition {
  readonly sectionId?: number | null | undefined;
  readonly seconds: number;
  readonly time: string;
}

/**
 * What was kept in this window, which the next answer of the platform may not know yet: by user course, lecture and section. `after` is the
 * newest time of the platform that was known of it: the clock of this device may say anything.
 */
const keptHere = new Map<string, { readonly seconds: number; readonly after: string | null }>();

/**
 * Where the learner stopped in the videos of a lecture (BEY-19): now and then, when a video stops, and when the page is left, the platform
 * is told. A position that could not be saved is not worth a message: the newest is kept and follows (BEY-18).
 */
export function useVideoPositions({
  userCourseId,
  lectureId,
  positions,
}: {
  /** Null where nothing is kept: for visitors. */
  userCourseId: number | null;
  lectureId: number;
  /** As the platform has them. */
  positions: readonly KeptPosition[];
}): VideoPositions | null {
  const [commit] = useMutation<useVideoPositionsMutation>(graphql`
    mutation useVideoPositionsMutation($input: SaveVideoPositionInput!) {
      saveVideoPosition(input: $input) {
        position {
          sectionId
          seconds
          time
        }
      }
    }
  `);
  const keeper = useMemo(() => {
    const savers = new Map<number | null, ReturnType<typeof throttleLatest<number>>>();
    const lastSaved = new Map<number | null, number>();
    const save = (userCourseId: number, sectionId: number | null, seconds: number): void => {
      if (lastSaved.get(sectionId) === seconds) return;
      lastSaved.set(sectionId, seconds);
      const input = {
        userCourseId: String(userCourseId),
        lectureId: String(lectureId),
        sectionId: sectionId === null ? null : String(sectionId),
        seconds,
      };
      const sent = sendOrKeep(
        // It replaces the position before, so it needs no key of the platform's.
        {
          kind: 'video',
          key: crypto.randomUUID(),
          userCourseId: input.userCourseId,
          subject: `video ${lectureId} ${sectionId ?? ''}`,
          input,
        },
        () =>
          sendMutation(
            (listeners) => commit({ variables: { input }, ...listeners }),
            ({ saveVideoPosition }: useVideoPositionsMutation['response']) => saveVideoPosition,
          ),
      );
      const note = (done: Awaited<typeof sent>): void => {
        const key = keyOf(userCourseId, lectureId, sectionId);
        const here = keptHere.get(key);
        const saved = done.kind === 'answered' ? done.payload.position?.time : null;
        if (here && saved) keptHere.set(key, { ...here, after: later(here.after, saved) });
      };
      void sent.then(note);
    };
    return {
      keep(sectionId: number | null, seconds: number, atOnce: boolean): void {
        if (userCourseId === null) return;
        let saver = savers.get(sectionId);
        if (!saver) {
          saver = throttleLatest<number>((latest) => save(userCourseId, sectionId, latest), saveEvery);
          savers.set(sectionId, saver);
        }
        saver.call(seconds);
        if (atOnce) saver.flush();
      },
      flush: () => savers.forEach((saver) => saver.flush()),
    };
  }, [commit, lectureId, userCourseId]);
  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush);
    return () => {
      window.removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);
  return useMemo(() => {
    if (userCourseId === null) return null;
    const thereOf = (sectionId: number | null): KeptPosition | undefined =>
      positions.find((position) => (position.sectionId ?? null) === sectionId);
    return {
      positionOf(sectionId) {
        const there = thereOf(sectionId);
        const here = keptHere.get(keyOf(userCourseId, lectureId, sectionId));
        const newest = here && (!there || later(here.after, there.time) === here.after) ? here : there;
        return newest && newest.seconds > 0 ? newest.seconds : null;
      },
      keep(sectionId, seconds, atOnce) {
        const key = keyOf(userCourseId, lectureId, sectionId);
        const known = keptHere.get(key)?.after ?? null;
        keptHere.set(key, { seconds, after: later(known, thereOf(sectionId)?.time ?? null) });
        keeper.keep(sectionId, seconds, atOnce);
      },
    };
  }, [keeper, lectureId, positions, userCourseId]);
}

const keyOf = (userCourseId: number, lectureId: number, sectionId: number | null): string =>
  `${userCourseId} ${lectureId} ${sectionId ?? ''}`;

/** The later of two times of the platform; the first one where they are the same. */
const later = (first: string | null, second: string | null): string | null =>
  second !== null && (first === null || Date.parse(second) > Date.parse(first)) ? second : first;
