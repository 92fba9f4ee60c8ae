import { makeStyles } from '@fluentui/react-components';
import { useState, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '../../routing/links.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page } from '../../ui/Page.tsx';
import { editorMessages as messages } from '../messages.ts';

/** Windows of phones (OP-80): a page and its tools have no room in them. */
const phone = '(max-width: 599px)';

/**
 * The editor where there is room for it; in a window as narrow as a phone a word about that instead. An editor that is open stays so
 * behind it, with all that was typed; one that is not open yet does not take the course from anybody.
 */
export function MinimumWidth({ courseId, children }: { courseId: number; children: ReactNode }): ReactElement {
  const styles = useStyles();
  const hasRoom = useSyncExternalStore(subscribe, () => !window.matchMedia(phone).matches);
  const [opened, setOpened] = useState(hasRoom);
  if (hasRoom && !opened) setOpened(true);
  return (
    <>
      {hasRoom ? null : <TooNarrow courseId={courseId} />}
      {opened ? <div className={hasRoom ? styles.shown : styles.hidden}>{children}</div> : null}
    </>
  );
}

function TooNarrow({ courseId }: { courseId: number }): ReactElement {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage(messages.bar)}>
      <ErrorState
        text={intl.formatMessage(messages.tooNarrow)}
        actions={
          <ButtonLink appearance="primary" to={links.userCourse(courseId)}>
            {intl.formatMessage(messages.viewAsLearner)}
          </ButtonLink>
        }
      />
    </Page>
  );
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(phone);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

const useStyles = makeStyles({ shown: { display: 'contents' }, hidden: { display: 'none' } });
