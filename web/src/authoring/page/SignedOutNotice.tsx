import { Button } from '@fluentui/react-components';
import { lazy, useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { loadWithTexts } from '../../i18n/loadWithTexts.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { stayWhenExpired } from '../../stayWhenExpired.ts';
import type { CourseEditor, EditorSnapshot } from '../editor/CourseEditor.ts';
import { EditorNotice } from './EditorNotice.tsx';
import { noticeMessages as messages } from './noticeMessages.ts';

const SignInAgain = lazy(() =>
  loadWithTexts(() => import('./SignInAgain.tsx')).then((module) => ({ default: module.SignInAgain })),
);

/** Keeps the editor when the session is over, asks to sign in in place, and lets the save continue then (ERR-21, BEY-03). */
export function SignedOutNotice({
  editor,
  save,
  children,
}: {
  editor: CourseEditor;
  save: EditorSnapshot['save'];
  /** What is said of the lock while the session continues: without one, nothing is heard of it, which is no other trouble. */
  children: ReactNode;
}): ReactNode {
  const intl = useIntl();
  const [expired, setExpired] = useState(false);
  const [asked, setAsked] = useState(false);
  useEffect(
    () =>
      stayWhenExpired(() => {
        // Anyone who closed the window finds the button; beats continue meanwhile.
        setExpired((before) => {
          if (!before) setAsked(true);
          return true;
        });
      }),
    [],
  );
  if (!expired && save.failure?.why !== 'signedOut') return children;
  const onSignedIn = (): void => {
    setExpired(false);
    setAsked(false);
    editor.signedIn();
  };
  return (
    <>
      <EditorNotice
        urgent
        actions={
          <Button appearance="primary" onClick={() => setAsked(true)}>
            {intl.formatMessage(messages.signIn)}
          </Button>
        }
      >
        {intl.formatMessage(messages.signedOut)}
      </EditorNotice>
      {asked ? (
        <LazyBoundary fallback={null} waiting={null}>
          <SignInAgain onSignedIn={onSignedIn} onDismissed={() => setAsked(false)} />
        </LazyBoundary>
      ) : null}
    </>
  );
}
