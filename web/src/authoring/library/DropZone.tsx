import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFileDrop } from '../../file/useFileDrop.ts';
import { libraryMessages as messages } from './messages.ts';

/** Takes files that are dropped or pasted here; text that is pasted into a field stays with the field. */
export function DropZone({
  onFiles,
  children,
}: {
  onFiles: (files: FileList) => void;
  children: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const { over, handlers } = useFileDrop(onFiles);
  return (
    <div className={styles.zone} {...handlers}>
      {children}
      {over ? <div className={styles.over}>{intl.formatMessage(messages.dropNow)}</div> : null}
    </div>
  );
}

const useStyles = makeStyles({
  zone: { position: 'relative', display: 'flex', flexDirection: 'column', gap: '16px', minHeight: '100%' },
  over: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    justifyContent: 'center',
    padding: '48px 16px',
    borderRadius: '8px',
    border: `2px dashed ${tokens.colorBrandStroke1}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    opacity: 0.95,
    fontWeight: tokens.fontWeightSemibold,
    pointerEvents: 'none',
  },
});
