import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { tableMessages as messages } from './messages.ts';
import { useCsvAddress, type CsvList } from './useCsvAddress.ts';

/** Downloads a list as CSV. */
export function CsvLink({
  name,
  ...list
}: CsvList & {
  /** What the button says, where there is more than one. */
  name?: string;
}): ReactElement {
  const intl = useIntl();
  return (
    <Button as="a" href={useCsvAddress(list)} download icon={<ArrowDownloadRegular fontSize={20} />}>
      {name ?? intl.formatMessage(messages.csv)}
    </Button>
  );
}
