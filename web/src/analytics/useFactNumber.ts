import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { usePercent } from '../ui/figure/usePercent.ts';
import type { FactMeasure } from './__generated__/AnalyticsPageQuery.graphql.ts';

/** Writes a number of the facts: a score in percent, everything else as a count, a dash for a mean of nothing. */
export function useFactNumber(): (measure: FactMeasure, value: number | null | undefined) => string {
  const intl = useIntl();
  const percent = usePercent();
  return useCallback(
    (measure, value) => {
      if (value == null) return '–';
      return measure === 'AVERAGE_SCORE' ? percent(value) : intl.formatNumber(value);
    },
    [intl, percent],
  );
}
