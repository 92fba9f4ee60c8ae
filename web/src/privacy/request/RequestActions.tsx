import { Button, makeStyles } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { links } from '../../routing/links.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { RowFailure } from '../../workspace/people/RowFailure.tsx';
import { isOutdated } from '../../workspace/people/usePeopleErrorText.ts';
import { privacyMessages as messages } from '../messages.ts';
import { CloseRequestDialog, type Ending } from './CloseRequestDialog.tsx';
import { useCloseRequest } from './useCloseRequest.ts';
import { useRequestErrorText } from './useRequestErrorText.ts';
import type { RequestActions_request$key } from './__generated__/RequestActions_request.graphql.ts';

const useStyles = makeStyles({
  actions: { display: 'flex', flexDirection: 'column', gap: '4px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  button: { minWidth: 0 },
});

/** What is done with an open request: carry it out where the person is, or say how it ended, after a question. */
export function RequestActions({
  request: key,
  onClosed,
}: {
  request: RequestActions_request$key;
  onClosed: (id: string) => void;
}): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const { id, kind, state, known, userId, name, username } = useFragment(
    graphql`
      fragment RequestActions_request on PrivacyRequest @throwOnFieldError {
        id
        kind
        state
        known
        userId
        name
        username
      }
    `,
    key,
  );
  const [ending, setEnding] = useState<Ending | null>(null);
  const [close, pending, failure] = useCloseRequest((isClosed) => {
    setEnding(null);
    if (isClosed) onClosed(id);
  });
  const errorText = useRequestErrorText(messages.endedMeanwhile);
  if (state !== 'OPEN') return null;
  const person = name ?? username ?? '';
  const named = (words: string) => ({
    size: 'small' as const,
    className: styles.button,
    'aria-label': intl.formatMessage(messages.actionOf, { action: words, person }),
    children: words,
  });
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        {known && userId != null ? (
          <ButtonLink to={links.personData(userId)} {...named(intl.formatMessage(messages.carryOut))} />
        ) : (
          <Button onClick={() => setEnding('DONE')} {...named(intl.formatMessage(messages.markDone))} />
        )}
        <Button onClick={() => setEnding('CANCELLED')} {...named(intl.formatMessage(messages.takeBack))} />
      </div>
      {failure && !pending ? <RowFailure outdated={isOutdated(failure)}>{errorText(failure)}</RowFailure> : null}
      {ending === null ? null : (
        <CloseRequestDialog
          ending={ending}
          kind={kind}
          person={person}
          pending={pending}
          onConfirmed={() => close(id, ending)}
          onDismissed={() => setEnding(null)}
        />
      )}
    </div>
  );
}
