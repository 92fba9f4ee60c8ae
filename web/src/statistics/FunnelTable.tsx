import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { AdminTable, type Column } from '../admin/table/AdminTable.tsx';
import { CsvLink } from '../admin/table/CsvLink.tsx';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { ProgressBar } from '../ui/figure/ProgressBar.tsx';
import { Section } from '../ui/Section.tsx';
import { wholePercent } from '../ui/figure/wholePercent.ts';
import { statisticsMessages as messages } from './messages.ts';
import type { FunnelTable_funnel$data, FunnelTable_funnel$key } from './__generated__/FunnelTable_funnel.graphql.ts';

type Step = FunnelTable_funnel$data['steps'][number];
type Row = Step & { readonly id: string };

const useStyles = makeStyles({
  lecture: { display: 'flex', flexDirection: 'column', minWidth: 'min(10em, 100%)' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  module: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  // In large type the numbers stand below the bar.
  reached: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8px',
    minWidth: 'min(160px, 100%)',
    '& > :first-child': { flex: '1 1 64px', width: 'auto' },
  },
  share: {
    minWidth: 'min(88px, 100%)',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
  note: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
});

/** How many learners come to each lecture, as a bar and in numbers, and how many stop there. */
export function FunnelTable({ funnel: key, busy }: { funnel: FunnelTable_funnel$key; busy: boolean }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { learnerCount, steps, csvUrl } = useFragment(
    graphql`
      fragment FunnelTable_funnel on CourseFunnel @throwOnFieldError {
        learnerCount
        csvUrl
        steps {
          lectureId
          name
          moduleName
          reached
          seen
          inProgress
          gaveUp
          expired
        }
      }
    `,
    key,
  );
  const rows = useMemo(() => steps.map((step) => ({ ...step, id: String(step.lectureId) })), [steps]);
  const columns = useFunnelColumns(learnerCount);
  const worst = worstStep(steps);
  return (
    <Section heading={intl.formatMessage(messages.funnel)} aside={<CsvLink url={csvUrl} />}>
      {worst ? (
        <p className={styles.note}>
          {intl.formatMessage(messages.lost, { lecture: worst.name, count: stopsAt(worst) })}
        </p>
      ) : null}
      <AdminTable label={intl.formatMessage(messages.funnel)} columns={columns} rows={rows} busy={busy} />
    </Section>
  );
}

function useFunnelColumns(learnerCount: number): Column<Row>[] {
  const styles = useStyles();
  const intl = useIntl();
  const lang = useContentLanguage();
  return useMemo(
    (): Column<Row>[] => [
      {
        key: 'lecture',
        head: intl.formatMessage(messages.lecture),
        cell: ({ name, moduleName }) => (
          <div className={styles.lecture} lang={lang}>
            <span className={styles.name}>{name}</span>
            <span className={styles.module}>{moduleName}</span>
          </div>
        ),
      },
      {
        key: 'reached',
        head: intl.formatMessage(messages.reached),
        cell: ({ name, reached }) => {
          const percent = wholePercent(reached, learnerCount);
          return (
            <div className={styles.reached}>
              <ProgressBar thin percent={percent} label={intl.formatMessage(messages.reachedBy, { lecture: name })} />
              <span className={styles.share}>{intl.formatMessage(messages.share, { percent, count: reached })}</span>
            </div>
          );
        },
      },
      {
        key: 'seen',
        head: intl.formatMessage(messages.seen),
        align: 'end',
        cell: ({ seen }) => intl.formatNumber(seen),
      },
      {
        key: 'inProgress',
        head: intl.formatMessage(messages.inProgress),
        align: 'end',
        cell: ({ inProgress }) => intl.formatNumber(inProgress),
      },
      {
        key: 'gaveUp',
        head: intl.formatMessage(messages.gaveUp),
        align: 'end',
        cell: ({ gaveUp }) => intl.formatNumber(gaveUp),
      },
      {
        key: 'expired',
        head: intl.formatMessage(messages.expired),
        align: 'end',
        cell: ({ expired }) => intl.formatNumber(expired),
      },
    ],
    [intl, lang, learnerCount, styles],
  );
}

/** Fewer are no pattern. */
const LEAST_STOPS = 3;

const stopsAt = ({ inProgress, gaveUp, expired }: Step): number => inProgress + gaveUp + expired;

/** The lecture at which most stop, if that is more than a few, and more than elsewhere. */
function worstStep(steps: readonly Step[]): Step | null {
  const [first, second] = steps.toSorted((a, b) => stopsAt(b) - stopsAt(a));
  return first && stopsAt(first) >= LEAST_STOPS && (!second || stopsAt(first) > stopsAt(second)) ? first : null;
}
