import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { PictureChooser } from '../../file/picture/PictureChooser.tsx';
import { LogoPreview } from './LogoPreview.tsx';
import { useProfileFields } from './ProfileFormContext.ts';
import { isAddress } from './profileRules.ts';
import { ProfileTextField } from './ProfileTextField.tsx';
import { basicsMessages as messages } from './basicsMessages.ts';

const useStyles = makeStyles({ field: { display: 'flex', flexDirection: 'column', gap: '8px' } });

/** A picture of the brand: its address, or a file that is uploaded and has one then; and the picture itself. */
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
  const { fields, set } = useProfileFields();
  const src = fields[name].trim();
  const text = intl.formatMessage(label);
  return (
    <div className={styles.field}>
      <ProfileTextField name={name} label={label} hint={hint} inputMode="url" placeholder="https://" />
      <PictureChooser
        use="logo"
        label={intl.formatMessage(messages.uploadPicture)}
        name={intl.formatMessage(messages.uploadPictureFor, { name: text })}
        onPicked={(url) => set({ [name]: url })}
      >
        {src !== '' && isAddress(src) ? <LogoPreview key={src} name={text} src={src} /> : null}
      </PictureChooser>
    </div>
  );
}
