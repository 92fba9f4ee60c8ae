import { useCallback } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { keepEnrolIntentFor } from '../enrolIntent.ts';
import { links } from '../../routing/links.ts';
import { useSession } from '../../session.ts';
import { rememberUser } from '../../viewer/userCookie.ts';
import { track } from '../../tracking/track.ts';
import type { useEnterSession_payload$key } from './__generated__/useEnterSession_payload.graphql.ts';

/**
 * Gives what takes a sign-in's answer: remembers who has just come in and goes on to `next`; the one whose sign-in made the
 * workspace goes to give it its looks (AUTH-10, TRIAL-01). A wish to enrol
 * stays only where `next` is the page of its course. The trackers hear of it (EVT-02, EVT-03, EVT-05). False where nobody came in.
 */
export function useEnterSession(): (payload: useEnterSession_payload$key, next: string) => boolean {
  const session = useSession();
  return useCallback(
    (key, next) => {
      const { viewer, createdWorkspace, registered } = readInlineData<useEnterSession_payload$key>(
        graphql`
          fragment useEnterSession_payload on SignInPayload @inline {
            viewer {
              user {
                userId
                language
              }
            }
            createdWorkspace {
              workspaceId
            }
            registered
          }
        `,
        key,
      );
      if (!viewer) return false;
      const { userId, language = null } = viewer.user;
      rememberUser({ id: userId, language });
      if (registered) track('sign_up');
      if (createdWorkspace) {
        track('workspace_setup');
        track('trial_sign_up');
      }
      keepEnrolIntentFor(next);
      session.signedIn(createdWorkspace ? links.admin : next);
      return true;
    },
    [session],
  );
}
