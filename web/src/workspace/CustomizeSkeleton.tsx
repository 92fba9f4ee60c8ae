import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { workspaceMessages as messages } from './messages.ts';

/** The page's shape while its data is on the way. */
export function CustomizeSkeleton(): ReactElement {
  return (
    <Page title={useIntl().formatMessage(messages.title)}>
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} height={68} />
      ))}
    </Page>
  );
}
