import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { basicsMessages as messages } from './basicsMessages.ts';

/** A picture of the brand on the grounds that it stands on: by day and by night. */
export function LogoPreview({ name, src }: { name: string; src: string }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const [failed, setFailed] = useState(false);
  if (failed) return <div className={styles.failed}>{intl.formatMessage(messages.pictureFailed)}</div>;
  return (
    <div className={styles.grounds}>
      {[messages.onLight, messages.onDark].map((ground) => (
        <figure key={ground.id as string} className={styles.figure}>
          <div className={mergeClasses(styles.ground, ground === messages.onDark && styles.dark)}>
            <img
              className={styles.image}
              src={src}
              // The second shows the same.
              alt={ground === messages.onLight ? intl.formatMessage(messages.pictureShown, { name }) : ''}
              onError={() => setFailed(true)}
            />
          </div>
          <figcaption className={styles.caption}>{intl.formatMessage(ground)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const useStyles = makeStyles({
  grounds: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' },
  figure: { margin: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  // The grounds of the header by day and by night, whichever of them the page has now.
  ground: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '64px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: '#ffffff',
  },
  dark: { backgroundColor: '#292929' },
  image: { display: 'block', maxWidth: '100%', maxHeight: '40px', objectFit: 'contain' },
  caption: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  failed: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    minHeight: '64px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});
