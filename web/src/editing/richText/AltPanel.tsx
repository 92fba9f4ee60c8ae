import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../ui/form/TextField.tsx';
import { uploadMessages } from '../uploads/messages.ts';
import { fieldMessages as messages } from '../messages.ts';
import { ToolPanel } from './ToolPanel.tsx';
import type { PressedPicture } from './usePressedPicture.ts';

/** What a picture of a text shows, for those who do not see it: beside the picture that was pressed. */
export function AltPanel({ picture, onClosed }: { picture: PressedPicture; onClosed: () => void }): ReactElement {
  const intl = useIntl();
  const [alt, setAlt] = useState(picture.alt);
  return (
    <ToolPanel
      label={intl.formatMessage(messages.alt)}
      action={intl.formatMessage(uploadMessages.altSave)}
      ready={alt !== picture.alt}
      onDone={() => {
        picture.describe(alt.trim());
        onClosed();
      }}
      onClosed={onClosed}
    >
      <TextField
        label={intl.formatMessage(messages.alt)}
        hint={intl.formatMessage(messages.altHint)}
        value={alt}
        onChanged={setAlt}
      />
    </ToolPanel>
  );
}
