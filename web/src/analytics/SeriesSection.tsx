import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { SelectField } from '../ui/form/SelectField.tsx';
import { measuresOf, readMeasure } from './facts.ts';
import { measureNames, typeNames } from './factMessages.ts';
import { analyticsMessages as messages } from './messages.ts';
import { SeriesChart } from './SeriesChart.tsx';
import { SeriesTable } from './SeriesTable.tsx';
import { fittingSteps, readStep, type Step } from './steps.ts';
import { useSeriesSectionStyles } from './SeriesSection.styles.ts';
import { Trend } from './Trend.tsx';
import { useFactNumber } from './useFactNumber.ts';
import { useStepName } from './useStepName.ts';
import type { FactAggregation, FactMeasure, FactType } from './__generated__/AnalyticsPageQuery.graphql.ts';
import type { SeriesSection_analytics$key } from './__generated__/SeriesSection_analytics.graphql.ts';

/** All numbers of a type with their trends, and one of them over time: as a chart, and as a table beside it (ANLY-11). */
export function SeriesSection({
  analytics: key,
  type,
  measure,
  aggregation,
  period,
  onChanged,
}: {
  analytics: SeriesSection_analytics$key;
  type: FactType;
  measure: FactMeasure;
  aggregation: FactAggregation;
  period: { readonly start: Date; readonly end: Date };
  onChanged: (change: { measure: FactMeasure } | { step: Step | null }) => void;
}): ReactElement {
  const styles = useSeriesSectionStyles();
  const intl = useIntl();
  const numberOf = useFactNumber();
  const nameOfStep = useStepName(aggregation);
  const inFull = (time: string): string => nameOfStep(time, 'long');
  const { totals, before, series } = useFragment(
    graphql`
      fragment SeriesSection_analytics on Analytics @throwOnFieldError {
        totals(
          type: $type
          startTime: $startTime
          endTime: $endTime
          courseId: $courseId
          groupId: $groupId
          campaignId: $campaignId
          subjectId: $subjectId
        ) @required(action: THROW) {
          measure
          value
        }
        before: totals(
          type: $type
          startTime: $beforeTime
          endTime: $startTime
          courseId: $courseId
          groupId: $groupId
          campaignId: $campaignId
          subjectId: $subjectId
        ) @include(if: $compared) {
          value
        }
        series(
          type: $type
          measure: $measure
          aggregation: $aggregation
          startTime: $startTime
          endTime: $endTime
          courseId: $courseId
          groupId: $groupId
          campaignId: $campaignId
          subjectId: $subjectId
        ) @required(action: THROW) {
          time
          value
        }
      }
    `,
    key,
  );
  const points = series.map(({ time, value }) => ({ time, value: value ?? null }));
  const name = intl.formatMessage(measureNames[measure]);
  const nameOfValue = (value: number | null): string => numberOf(measure, value);
  const most = points.reduce<(typeof points)[number] | undefined>(
    (found, point) => ((point.value ?? 0) > (found?.value ?? 0) ? point : found),
    points[0],
  );
  const isUtc = aggregation === 'HOUR' || new Date(period.start).getTimezoneOffset() === 0;
  return (
    <section className={styles.section} aria-labelledby="in-time">
      <h2 id="in-time" className={styles.title}>
        {intl.formatMessage(typeNames[type])}
      </h2>
      <dl className={styles.numbers}>
        {totals.map((total, index) => (
          <div key={total.measure} className={styles.number}>
            <dt className={styles.name}>{intl.formatMessage(measureNames[total.measure])}</dt>
            <dd className={styles.value}>{numberOf(total.measure, total.value)}</dd>
            {before ? (
              <dd className={styles.trend}>
                <Trend
                  value={total.value ?? null}
                  before={before[index]?.value ?? null}
                  isPercentage={total.measure === 'AVERAGE_SCORE'}
                />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
      <div className={styles.tools}>
        <SelectField
          label={intl.formatMessage(messages.number)}
          value={measure.toLowerCase()}
          options={measuresOf(type).map((one) => ({
            value: one.toLowerCase(),
            label: intl.formatMessage(measureNames[one]),
          }))}
          onChanged={(word) => onChanged({ measure: readMeasure(type, word) })}
        />
        <SelectField
          label={intl.formatMessage(messages.step)}
          value={aggregation.toLowerCase()}
          options={fittingSteps(period.start, period.end).map((step) => ({
            value: step,
            label: intl.formatMessage(messages[step]),
          }))}
          onChanged={(word) => onChanged({ step: readStep(word) })}
        />
      </div>
      <div className={styles.both}>
        <SeriesChart
          name={intl.formatMessage(messages.chart, {
            number: name,
            most: nameOfValue(most?.value ?? null),
            time: most ? inFull(most.time) : '',
          })}
          points={points}
          nameOfStep={(time) => nameOfStep(time, 'short')}
          nameOfValue={nameOfValue}
        />
        <SeriesTable name={name} points={points} nameOfStep={inFull} nameOfValue={nameOfValue} />
      </div>
      {isUtc ? null : <p className={styles.hint}>{intl.formatMessage(messages.inUtc)}</p>}
    </section>
  );
}
