import { useCallback } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { useSearchParams } from 'react-router';
import { safeNext } from '../routing/links.ts';
import { useSession } from '../session.ts';
import { rememberUser } from '../shell/userCookie.ts';
import type { useEnterSession_viewer$key } from './__generated__/useEnterSession_viewer.graphql.ts';

/** Remembers who has just signed in or registered and goes on to where they came from. */
export function useEnterSession(): (viewer: useEnterSession_viewer$key) => void {
  const session = useSession();
  const [parameters] = useSearchParams();
  const next = safeNext(parameters.get('next'));
  return useCallback(
    (key) => {
      const { user } = readInlineData<useEnterSession_viewer$key>(
        graphql`
          fragment useEnterSession_viewer on Viewer @inline {
            user {
              userId
              username
              name
              picture
              language
              roles
            }
          }
        `,
        key,
      );
      const { userId, username, name, picture = null, language = null, roles } = user;
      rememberUser({ id: userId, username, name, picture, language, roles });
      session.signedIn(next);
    },
    [session, next],
  );
}
