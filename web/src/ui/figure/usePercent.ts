import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Writes a percentage (0 to 100) of a table or a figure as the language of the page does; a mean may have one decimal (OP-141). */
export function usePercent(): (percent: number) => string {
  const intl = useIntl();
  return useCallback(
    (percent) => intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 1 }),
    [intl],
  );
}
