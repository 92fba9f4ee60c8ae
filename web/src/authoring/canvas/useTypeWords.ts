import { useIntl } from 'react-intl';
import { insertable, type InsertableType } from '../../section/types.ts';
import type { TypeWords } from './sectionChoice.ts';

/** What authors read of the types of sections. */
export function useTypeWords(): TypeWords {
  const intl = useIntl();
  return (type: InsertableType) => ({
    label: intl.formatMessage(insertable[type].label),
    hint: intl.formatMessage(insertable[type].hint),
  });
}
