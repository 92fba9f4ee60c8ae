import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { FactAggregation } from './__generated__/AnalyticsPageQuery.graphql.ts';

/** Names a step of a series: hours in the time zone of who looks; days, months and years are those of UTC (OP-33). */
export function useStepName(aggregation: FactAggregation): (time: string, form: 'short' | 'long') => string {
  const intl = useIntl();
  return useCallback(
    (time, form) => {
      const utc = { timeZone: 'UTC' } as const;
      const month = form === 'short' ? 'numeric' : 'short';
      switch (aggregation) {
        case 'YEAR':
          return intl.formatDate(time, { ...utc, year: 'numeric' });
        case 'MONTH':
          return intl.formatDate(time, { ...utc, year: 'numeric', month: 'short' });
        case 'HOUR':
        case 'MINUTE':
          return intl.formatDate(time, { day: 'numeric', month, hour: 'numeric', minute: '2-digit' });
        default:
          return intl.formatDate(time, {
            ...utc,
            day: 'numeric',
            month,
            ...(form === 'long' ? { year: 'numeric' } : {}),
          });
      }
    },
    [aggregation, intl],
  );
}
