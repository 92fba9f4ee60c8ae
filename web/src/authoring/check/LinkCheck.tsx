import { Button, makeStyles, Link } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useHref } from 'react-router';
import { links } from '../../routing/links.ts';
import { checkMessages as messages } from './messages.ts';
import { useCheckLinks } from './useCheckLinks.ts';

/** Dead links and videos: other sites are asked when an author wishes, and a report says which of them are gone (OP-269). */
export function LinkCheck({ courseId }: { courseId: number }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const [check, pending, jobId] = useCheckLinks(courseId);
  const report = useHref(links.job(jobId ?? 0));
  return (
    <div className={styles.root}>
      <Button size="small" disabledFocusable={pending} onClick={check}>
        {intl.formatMessage(messages.checkLinks)}
      </Button>
      {jobId === null ? null : (
        // The page that is written stays open beside it.
        <Link href={report} target="_blank" rel="noreferrer">
          {intl.formatMessage(messages.linkReport)}
        </Link>
      )}
      <p className={styles.hint}>{intl.formatMessage(messages.linksHint)}</p>
    </div>
  );
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  hint: { margin: 0, flexBasis: '100%' },
});
