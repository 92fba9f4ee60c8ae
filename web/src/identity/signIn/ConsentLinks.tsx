import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAccountFormStyles } from '../AccountForm.styles.ts';
import type { ConsentDocument } from './useConsentDocuments.ts';

const useStyles = makeStyles({
  links: { display: 'inline-flex', flexWrap: 'wrap', columnGap: '16px' },
  // Large enough to hit beside the box that is ticked.
  link: { display: 'inline-flex', alignItems: 'center', minWidth: '24px', minHeight: '24px' },
});

/** Links to what a person agrees to, each in a window of its own so that nothing typed is lost. */
export function ConsentLinks({ documents }: { documents: readonly ConsentDocument[] }): ReactElement | null {
  const styles = useStyles();
  const shared = useAccountFormStyles();
  if (documents.length === 0) return null;
  return (
    <span className={styles.links}>
      {documents.map(({ url, label }) => (
        <a
          key={url}
          className={mergeClasses(shared.link, shared.inlineLink, styles.link)}
          href={url}
          target="_blank"
          rel="noreferrer"
        >
          <FormattedMessage {...label} />
        </a>
      ))}
    </span>
  );
}
