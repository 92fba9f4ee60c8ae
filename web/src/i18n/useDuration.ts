import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

/** Gives minutes in words of the interface's language: '36 min', '3 hr', '1 hr 30 min'. */
export function useDuration(): (minutes: number) => string {
  const intl = useIntl();
  return useCallback((minutes) => durationText(intl, minutes), [intl]);
}

/** Minutes as whole hours and the rest; parts that are zero are left out. */
export function durationText(intl: IntlShape, minutes: number): string {
  const part = (value: number, unit: 'hour' | 'minute'): string =>
    intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return part(rest, 'minute');
  return rest === 0 ? part(hours, 'hour') : `${part(hours, 'hour')} ${part(rest, 'minute')}`;
}
