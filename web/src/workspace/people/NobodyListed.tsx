import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { accessMessages } from './accessMessages.ts';
import { peopleMessages } from './messages.ts';

/** In place of a list of people where nobody matches: everyone is shown, or of those with rights the search goes to everyone. */
export function NobodyListed({
  amongRights,
  onSearched,
  onShown,
}: {
  /** Whether only people who have a right are listed. */
  amongRights: boolean;
  /** The same search among everyone. */
  onSearched: () => void;
  /** The list without a filter. */
  onShown: () => void;
}): ReactElement {
  const intl = useIntl();
  const [title, text, action] = amongRights
    ? [accessMessages.nobodyWithRights, accessMessages.nobodyWithRightsText, accessMessages.searchEveryone]
    : [peopleMessages.nobody, peopleMessages.nobodyText, peopleMessages.showEveryone];
  return (
    <EmptyState
      title={intl.formatMessage(title)}
      text={intl.formatMessage(text)}
      action={<Button onClick={amongRights ? onSearched : onShown}>{intl.formatMessage(action)}</Button>}
    />
  );
}
