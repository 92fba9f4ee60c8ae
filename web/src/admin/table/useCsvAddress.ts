import { useIntl } from 'react-intl';
import { readLanguage } from '../../i18n/languages.ts';

/** A list that is downloaded as CSV. */
export interface CsvList {
  /** `csvUrl` of the list. */
  readonly url: string;
  /** Which columns, by the names that the list's `csvUrl` knows; all when left out. */
  readonly columns?: readonly string[];
}

/** Where a list is as CSV, with heads in the language of the page and moments in the time zone of who looks. */
export function useCsvAddress({ url, columns }: CsvList): string {
  const intl = useIntl();
  const address = new URL(url, window.location.href);
  address.searchParams.set('lang', readLanguage(intl.locale.slice(0, 2)) ?? 'en');
  address.searchParams.set('timeZone', new Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (columns) address.searchParams.set('columns', columns.join(','));
  return address.href;
}
