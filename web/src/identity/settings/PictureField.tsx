import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../ui/form/TextField.tsx';
import { PersonPicture } from '../../ui/PersonPicture.tsx';
import { useSettingsFormStyles } from './SettingsForm.styles.ts';
import { settingsMessages as messages } from './settingsMessages.ts';

/** The address of one's picture, with the picture beside it as others see it (SET-02). */
export function PictureField({
  name,
  value,
  readable,
  problem,
  onChanged,
}: {
  /** Whose initials stand in for the picture. */
  name: string;
  value: string;
  /** Whether it can be an address of a picture. */
  readable: boolean;
  problem: string | undefined;
  onChanged: (value: string) => void;
}): ReactElement {
  const styles = useSettingsFormStyles();
  const intl = useIntl();
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const picture = readable ? value.trim() : '';
  return (
    <div className={styles.picture}>
      <span className={styles.shownPicture}>
        <PersonPicture name={name} src={picture} size={72} onUnreadable={setUnreadable} />
      </span>
      <div className={styles.pictureField}>
        <TextField
          label={intl.formatMessage(messages.picture)}
          note={intl.formatMessage(messages.optional)}
          hint={intl.formatMessage(
            picture && picture === unreadable ? messages.pictureUnreadable : messages.pictureHint,
          )}
          type="url"
          autoComplete="photo"
          value={value}
          problem={problem}
          onChanged={onChanged}
        />
      </div>
    </div>
  );
}
