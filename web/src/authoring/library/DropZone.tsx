import { makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
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
  const [over, setOver] = useState(false);
  const take = (event: { preventDefault: () => void }, data: DataTransfer): void => {
    if (data.files.length === 0) return;
    event.preventDefault();
    onFiles(data.files);
  };
  return (
    <div
      className={styles.zone}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        take(event, event.dataTransfer);
      }}
      onPaste={(event) => take(event, event.clipboardData)}
    >
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
