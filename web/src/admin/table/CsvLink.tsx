import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { readLanguage } from '../../i18n/languages.ts';
import { tableMessages as messages } from './messages.ts';

/** Downloads a list as CSV, with heads in the language of the page and moments in the time zone of who looks. */
export function CsvLink({
  url,
  columns,
  name,
}: {
  /** `csvUrl` of the list. */
  url: string;
  /** Which columns, by the names that the list's `csvUrl` knows; all when left out. */
  columns?: readonly string[];
  /** What the button says, where there is more than one. */
  name?: string;
}): ReactElement {
  const intl = useIntl();
  const address = new URL(url, window.location.href);
  address.searchParams.set('lang', readLanguage(intl.locale.slice(0, 2)) ?? 'en');
  address.searchParams.set('timeZone', new Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (columns) address.searchParams.set('columns', columns.join(','));
  return (
    <Button as="a" href={address.href} download icon={<ArrowDownloadRegular fontSize={20} />}>
      {name ?? intl.formatMessage(messages.csv)}
    </Button>
  );
}
