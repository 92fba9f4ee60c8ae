import type { IntlShape } from 'react-intl';

/** The time zone of the viewer at a moment, by its name. */
export const zoneWords = (intl: IntlShape, time: string | null): string =>
  intl.formatDateToParts(time ?? Date.now(), { timeZoneName: 'long' }).find(({ type }) => type === 'timeZoneName')
    ?.value ?? '';
