import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { accessMessages as messages } from './accessMessages.ts';

/** Between those who have rights and everyone, to give rights to others. */
export function GiveRights({
  shown,
  onChanged,
}: {
  /** Whether everyone is listed. */
  shown: boolean;
  onChanged: (right: 'everyone' | null) => void;
}): ReactElement {
  const intl = useIntl();
  return (
    <Button appearance={shown ? 'secondary' : 'primary'} onClick={() => onChanged(shown ? null : 'everyone')}>
      {intl.formatMessage(shown ? messages.showThoseWithRights : messages.giveSomeone)}
    </Button>
  );
}
