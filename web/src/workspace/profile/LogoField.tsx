import { makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useProfileFields } from './ProfileFormContext.ts';
import { isAddress } from './profileRules.ts';
import { ProfileTextField } from './ProfileTextField.tsx';
import { basicsMessages as messages } from './basicsMessages.ts';

const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: '8px' },
  frame: {
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
  image: { display: 'block', maxWidth: '150px', maxHeight: '40px', objectFit: 'contain' },
});

/** The address of a picture of the brand, and the picture itself as it is there. */
export function LogoField({
  name,
  label,
  hint,
}: {
  name: 'headerLogoUrl' | 'footerLogoUrl' | 'faviconUrl';
  label: MessageDescriptor;
  hint: MessageDescriptor;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const src = useProfileFields().fields[name].trim();
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div className={styles.field}>
      <ProfileTextField name={name} label={label} hint={hint} inputMode="url" placeholder="https://" />
      {src !== '' && isAddress(src) ? (
        <div className={styles.frame}>
          {failed === src ? (
            intl.formatMessage(messages.pictureFailed)
          ) : (
            <img
              className={styles.image}
              src={src}
              alt={intl.formatMessage(messages.pictureShown, { name: intl.formatMessage(label) })}
              onError={() => setFailed(src)}
            />
          )}
        </div>
      ) : null}
    </div>
  );
}
