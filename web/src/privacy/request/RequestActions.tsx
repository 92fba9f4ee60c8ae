import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { links } from '../../routing/links.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { RowFailure } from '../../workspace/people/RowFailure.tsx';
import { isOutdated } from '../../workspace/people/usePeopleErrorText.ts';
import { privacyMessages as messages } from '../messages.ts';
import { useCloseRequest } from './useCloseRequest.ts';
import { useRequestErrorText } from './useRequestErrorText.ts';
import type { RequestActions_request$key } from './__generated__/RequestActions_request.graphql.ts';

const useStyles = makeStyles({
  actions: { display: 'flex', flexDirection: 'column', gap: '4px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  button: { minWidth: 0 },
});

/** What is done with an open request: carry it out where the person is, or say how it ended. */
export function RequestActions({ request: key }: { request: RequestActions_request$key }): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const { id, state, isHere, userId, name, username } = useFragment(
    graphql`
      fragment RequestActions_request on PrivacyRequest @throwOnFieldError {
        id
        state
        isHere
        userId
        name
        username
      }
    `,
    key,
  );
  const [close, pending, failure] = useCloseRequest();
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
        {isHere && userId != null ? (
          <ButtonLink to={links.personData(userId)} {...named(intl.formatMessage(messages.carryOut))} />
        ) : (
          <Button
            disabledFocusable={pending}
            onClick={() => close(id, 'DONE')}
            {...named(intl.formatMessage(messages.markDone))}
          />
        )}
        <Button
          disabledFocusable={pending}
          onClick={() => close(id, 'CANCELLED')}
          {...named(intl.formatMessage(messages.takeBack))}
        />
      </div>
      {failure && !pending ? <RowFailure outdated={isOutdated(failure)}>{errorText(failure)}</RowFailure> : null}
    </div>
  );
}
