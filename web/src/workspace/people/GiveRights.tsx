import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
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

/** In place of the list of rights, where nobody who has some matches. */
export function NobodyWithRights({ onSearched }: { onSearched: () => void }): ReactElement {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(messages.nobodyWithRights)}
      text={intl.formatMessage(messages.nobodyWithRightsText)}
      action={<Button onClick={onSearched}>{intl.formatMessage(messages.searchEveryone)}</Button>}
    />
  );
}
