import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PictureChooser } from '../../file/picture/PictureChooser.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { PersonPicture } from '../../ui/PersonPicture.tsx';
import { useSettingsFormStyles } from './SettingsForm.styles.ts';
import { settingsMessages as messages } from './settingsMessages.ts';

/** One's picture as others see it: a file of this device, which is saved at once, or an address, saved with the form (SET-02, OP-31). */
export function PictureField({
  name,
  value,
  readable,
  problem,
  refusal,
  onChanged,
  onChosen,
}: {
  /** Whose initials stand in for the picture. */
  name: string;
  value: string;
  /** Whether it can be an address of a picture. */
  readable: boolean;
  problem: string | undefined;
  /** Why the picture that was chosen could not be saved, in words. */
  refusal: string | null;
  onChanged: (value: string) => void;
  /** An uploaded picture, empty when the picture shall go. */
  onChosen: (value: string) => void;
}): ReactElement {
  const styles = useSettingsFormStyles();
  const intl = useIntl();
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const picture = readable ? value.trim() : '';
  return (
    <>
      <div className={styles.picture}>
        <PersonPicture name={name} src={picture} size={72} onUnreadable={setUnreadable} />
        <div className={styles.pictureChoice}>
          <PictureChooser
            use="person"
            label={<FormattedMessage {...messages.choosePicture} />}
            beside={
              value.trim() ? (
                <Button appearance="subtle" onClick={() => onChosen('')}>
                  <FormattedMessage {...messages.removePicture} />
                </Button>
              ) : null
            }
            onPicked={onChosen}
          >
            <span className={styles.small}>
              <FormattedMessage {...messages.dropPicture} />
            </span>
          </PictureChooser>
        </div>
      </div>
      <FormError>{refusal}</FormError>
      <TextField
        label={intl.formatMessage(messages.picture)}
        note={intl.formatMessage(messages.optional)}
        hint={intl.formatMessage(picture && picture === unreadable ? messages.pictureUnreadable : messages.pictureHint)}
        type="url"
        autoComplete="photo"
        value={value}
        problem={problem}
        onChanged={onChanged}
      />
    </>
  );
}
