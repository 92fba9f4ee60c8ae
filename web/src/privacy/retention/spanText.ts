import type { IntlShape } from 'react-intl';
import { privacyMessages as messages } from '../messages.ts';

/** "13 months", "2 years". */
export const spanText = (intl: IntlShape, months: number): string =>
  months % 12 === 0
    ? intl.formatMessage(messages.years, { count: months / 12 })
    : intl.formatMessage(messages.months, { count: months });
