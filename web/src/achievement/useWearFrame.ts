import { useCallback, useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../errors/answered.ts';
import type { useWearFrameMutation } from './__generated__/useWearFrameMutation.graphql.ts';

/** A frame by the id of its earned achievement; null for none. */
export interface FrameChoice {
  readonly earnedId: number | null;
}

/**
 * Puts an earned frame round one's picture, or takes it off (ACH-08). One choice is stored after the other, and of those made
 * meanwhile only the last: whatever answers last, what was chosen last is what is stored.
 */
export function useWearFrame(): {
  wear: (choice: FrameChoice) => void;
  /** What was chosen and is not stored yet; null when nothing is on its way. */
  wanted: FrameChoice | null;
  /** Whether the last choice could not be stored. */
  failed: boolean;
} {
  const [wanted, setWanted] = useState<FrameChoice | null>(null);
  const [failed, setFailed] = useState(false);
  // What was chosen last, seen by answers that come later.
  const last = useRef<FrameChoice | null>(null);
  const [commit] = useMutation<useWearFrameMutation>(graphql`
    mutation useWearFrameMutation($input: UpdateViewerInput!) {
      updateViewer(input: $input) {
        user {
          avatarFrame {
            earnedAchievementId
            achievement {
              imageUrl
            }
          }
        }
        userErrors {
          code
        }
      }
    }
  `);
  const wear = useCallback(
    (choice: FrameChoice) => {
      const sending = last.current !== null;
      last.current = choice;
      setFailed(false);
      setWanted(choice);
      if (!sending) send(choice);

      function send(sent: FrameChoice): void {
        const settle = (stored: boolean): void => {
          if (last.current !== null && last.current !== sent) return send(last.current);
          last.current = null;
          setWanted(null);
          setFailed(!stored);
        };
        commit({
          variables: { input: { avatarFrameId: sent.earnedId === null ? null : String(sent.earnedId) } },
          onCompleted: ({ updateViewer }) => settle(answered(updateViewer).userErrors.length === 0),
          onError: () => settle(false),
        });
      }
    },
    [commit],
  );
  return { wear, wanted, failed };
}
