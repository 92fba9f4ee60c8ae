import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useFigureStyles } from './figures.styles.ts';
import { newsMessages as messages } from './messages.ts';
import { useNewsStyles } from './news.styles.ts';
import type { Happened_workspace$key } from './__generated__/Happened_workspace.graphql.ts';

/** What happened in the last week, in four figures; the whole of it stands in the analytics (OP-90, ANLY-01). */
export function Happened({ workspace: key }: { workspace: Happened_workspace$key }): ReactElement | null {
  const styles = useFigureStyles();
  const news = useNewsStyles();
  const intl = useIntl();
  const id = useId();
  const { analytics } = useFragment(
    graphql`
      fragment Happened_workspace on Workspace
      @argumentDefinitions(since: { type: "DateTime!" }, before: { type: "DateTime!" })
      @throwOnFieldError {
        analytics {
          people: totals(type: WORKSPACE, startTime: $since) {
            measure
            value
          }
          learners: totals(type: USER_COURSE, startTime: $since) {
            measure
            value
          }
          peopleBefore: totals(type: WORKSPACE, startTime: $before, endTime: $since) {
            measure
            value
          }
          learnersBefore: totals(type: USER_COURSE, startTime: $before, endTime: $since) {
            measure
            value
          }
        }
      }
    `,
    key,
  );
  if (!analytics) return null;
  const { people, learners, peopleBefore, learnersBefore } = analytics;
  const valueOf = (values: typeof people, measure: string): number =>
    values?.find((value) => value.measure === measure)?.value ?? 0;
  const figures = [
    [messages.registered, valueOf(people, 'REGISTERED'), valueOf(peopleBefore, 'REGISTERED')],
    [messages.active, valueOf(people, 'ACTIVE'), valueOf(peopleBefore, 'ACTIVE')],
    [messages.enrolled, valueOf(learners, 'STARTED'), valueOf(learnersBefore, 'STARTED')],
    [messages.completed, valueOf(learners, 'FINISHED'), valueOf(learnersBefore, 'FINISHED')],
  ] as const;
  return (
    <section aria-labelledby={id} className={news.section}>
      <h2 id={id} className={news.title}>
        {intl.formatMessage(messages.happened)}
      </h2>
      <dl className={styles.figures}>
        {figures.map(([words, value, before]) => (
          <div key={words.id as string} className={styles.figure}>
            <dt className={styles.words}>{intl.formatMessage(words)}</dt>
            <dd className={styles.value}>{intl.formatNumber(value)}</dd>
            <dd className={styles.before}>{intl.formatMessage(messages.weekBefore, { count: before })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
