import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Gives a number of bytes as megabytes, never fewer than a tenth. */
export function useMegabytes(): (bytes: number) => string {
  const intl = useIntl();
  return useCallback(
    (bytes) => {
      const size = Math.max(0.1, bytes / 1_000_000);
      const maximumFractionDigits = size < 10 ? 1 : 0;
      return intl.formatNumber(size, { style: 'unit', unit: 'megabyte', maximumFractionDigits });
    },
    [intl],
  );
}
