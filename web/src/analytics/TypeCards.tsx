import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Skeleton } from '../ui/Skeleton.tsx';
import { factTypes } from './facts.ts';
import { measureNames, typeNames } from './factMessages.ts';
import { analyticsMessages as messages } from './messages.ts';
import { useTypeCardsStyles } from './TypeCards.styles.ts';
import { Trend } from './Trend.tsx';
import { useFactNumber } from './useFactNumber.ts';
import type { FactType } from './__generated__/AnalyticsPageQuery.graphql.ts';
import type { TypeCards_analytics$key } from './__generated__/TypeCards_analytics.graphql.ts';

/** The first number of each type with its trend; one of them is shown in detail below. No number stands there until it is one (ANLY-09). */
export function TypeCards({
  analytics: key,
  chosen,
  waiting,
  onChosen,
}: {
  analytics: TypeCards_analytics$key;
  chosen: FactType;
  /** The numbers of another period are on their way, and take the place of these. */
  waiting: boolean;
  onChosen: (type: FactType) => void;
}): ReactElement {
  const styles = useTypeCardsStyles();
  const intl = useIntl();
  const numberOf = useFactNumber();
  const { now, earlier } = useFragment(
    graphql`
      fragment TypeCards_analytics on Analytics @throwOnFieldError {
        now: allTotals(
          startTime: $startTime
          endTime: $endTime
          courseId: $courseId
          groupId: $groupId
          campaignId: $campaignId
        ) @required(action: THROW) {
          type
          values {
            measure
            value
          }
        }
        earlier: allTotals(
          startTime: $beforeTime
          endTime: $startTime
          courseId: $courseId
          groupId: $groupId
          campaignId: $campaignId
        ) @include(if: $compared) {
          type
          values {
            value
          }
        }
      }
    `,
    key,
  );
  return (
    <ul className={styles.cards} aria-label={intl.formatMessage(messages.types)}>
      {factTypes.map((type) => {
        const first = now.find((totals) => totals.type === type)?.values[0];
        const before = earlier?.find((totals) => totals.type === type)?.values;
        return first === undefined ? null : (
          <li key={type} className={styles.item}>
            <button
              type="button"
              className={mergeClasses(styles.card, type === chosen && styles.chosen)}
              aria-pressed={type === chosen}
              onClick={() => onChosen(type)}
            >
              <span className={styles.name}>{intl.formatMessage(typeNames[type])}</span>
              {waiting ? (
                <Skeleton width="56px" height={36} />
              ) : (
                <span className={styles.number}>{numberOf(first.measure, first.value)}</span>
              )}
              <span className={styles.what}>{intl.formatMessage(measureNames[first.measure])}</span>
              {before && !waiting ? (
                <Trend value={first.value ?? null} before={before[0]?.value ?? null} isPercentage={false} />
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
