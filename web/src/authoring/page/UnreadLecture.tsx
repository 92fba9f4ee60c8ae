import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page } from '../../ui/Page.tsx';
import { noticeMessages as messages } from './noticeMessages.ts';

/** In place of a lecture whose content could not be read. */
export function UnreadLecture({ name, onAgain }: { name: string; onAgain: () => void }): ReactElement {
  const intl = useIntl();
  return (
    <Page title={name}>
      <ErrorState
        text={intl.formatMessage(messages.unreadLecture)}
        actions={
          <Button appearance="primary" onClick={onAgain}>
            {intl.formatMessage(messages.again)}
          </Button>
        }
      />
    </Page>
  );
}
