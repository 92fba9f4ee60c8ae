import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../errors/answered.ts';
import type { useWearFrameMutation } from './__generated__/useWearFrameMutation.graphql.ts';

/** Puts an earned frame round one's picture, or takes it off with null (ACH-08). `onFailed` when it was not stored. */
export function useWearFrame(onFailed: () => void): { wear: (linkId: number | null) => void; pending: boolean } {
  const [commit, pending] = useMutation<useWearFrameMutation>(graphql`
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
    (linkId: number | null) => {
      commit({
        variables: { input: { avatarFrameId: linkId === null ? null : String(linkId) } },
        onCompleted({ updateViewer }) {
          if (answered(updateViewer).userErrors.length > 0) onFailed();
        },
        onError: onFailed,
      });
    },
    [commit, onFailed],
  );
  return { wear, pending };
}
