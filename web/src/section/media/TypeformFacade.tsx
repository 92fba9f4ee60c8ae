import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useEmbedHeight } from '../../ui/embed/EmbedHeight.ts';
import { sectionMessages as messages } from '../messages.ts';
import { NewTabLink } from '../NewTabLink.tsx';
import { useMediaStyles } from './Media.styles.ts';
import { SiteFrame } from './SiteFrame.tsx';

/** A form of Typeform (LEC-08): nothing of that site loads before a click. Of its content no height is known (OP-89). */
export function TypeformFacade({ url }: { url: string }): ReactElement {
  const intl = useIntl();
  const styles = useMediaStyles();
  const [open, setOpen] = useState(false);
  const height = useEmbedHeight(null);
  if (open) {
    return <SiteFrame className={styles.form} style={{ height }} src={url} title={intl.formatMessage(messages.form)} />;
  }
  return (
    <div className={styles.formCard}>
      <Button appearance="primary" onClick={() => setOpen(true)}>
        {intl.formatMessage(messages.openForm)}
      </Button>
      <NewTabLink href={url}>{intl.formatMessage(messages.openLink)}</NewTabLink>
      <p className={styles.formNote}>{intl.formatMessage(messages.formNote)}</p>
    </div>
  );
}
