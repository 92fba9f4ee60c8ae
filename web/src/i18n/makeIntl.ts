import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { isolating } from './isolating.ts';

/** Formats of numbers and dates, which are dear to make, by language. */
const formats = createIntlCache();

/** The texts and formats of one language, as every screen has them. */
export const makeIntl = ({
  locale,
  messages,
  timeZone,
}: Pick<IntlShape, 'locale' | 'messages'> & { timeZone?: string | undefined }): IntlShape =>
  isolating(createIntl({ locale, messages, onError: reportIntlError, ...(timeZone ? { timeZone } : {}) }, formats));

/** A missing text is a fault that a test finds (check:i18n); people then see the English one. */
function reportIntlError(error: Error): void {
  if (import.meta.env.DEV) console.error(error);
}
