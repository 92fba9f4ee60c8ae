import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { jobMessages as messages } from './messages.ts';
import type { JobResult_job$key } from './__generated__/JobResult_job.graphql.ts';

const useStyles = makeStyles({
  result: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8px' },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

const kilobyte = 1000;

/** The file that a job has written, to be downloaded; nothing for a job without one (OP-310). */
export function JobResult({ job: key }: { job: JobResult_job$key }): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const { result } = useFragment(
    graphql`
      fragment JobResult_job on Job @throwOnFieldError {
        result {
          url
          rowCount
          bytes
          expireTime
        }
      }
    `,
    key,
  );
  if (!result) return null;
  const { bytes } = result;
  const [value, unit] =
    bytes < kilobyte ** 2 ? ([bytes / kilobyte, 'kilobyte'] as const) : ([bytes / kilobyte ** 2, 'megabyte'] as const);
  return (
    <div className={styles.result}>
      <Button as="a" href={result.url} download appearance="primary" icon={<ArrowDownloadRegular />}>
        {intl.formatMessage(messages.download)}
      </Button>
      <p className={styles.note}>
        {intl.formatMessage(messages.fileKept, {
          count: result.rowCount,
          size: intl.formatNumber(value, { style: 'unit', unit, maximumFractionDigits: 1 }),
          time: intl.formatDate(result.expireTime, { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </p>
    </div>
  );
}
