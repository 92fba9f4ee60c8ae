import { Button } from '@fluentui/react-components';
import { use, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../ui/form/TextField.tsx';
import { FileSourcesContext } from '../fileSources.ts';
import { fieldMessages as messages } from '../messages.ts';
import { pictureAddress } from './driveAddress.ts';
import { ToolPanel } from './ToolPanel.tsx';

/** A picture by its address, and what it shows for those who do not see it; or one of the library with both. */
export function ImagePanel({
  onInserted,
  onClosed,
}: {
  onInserted: (image: { readonly url: string; readonly alt: string }) => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const sources = use(FileSourcesContext);
  const [url, setUrl] = useState('');
  const [alt, setAlt] = useState('');
  const address = pictureAddress(url);
  const ready = /^(?:https?:\/\/\S+|\/(?!\/)\S+)$/i.test(address);
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <ToolPanel
        label={intl.formatMessage(messages.image)}
        action={intl.formatMessage(messages.insertImage)}
        ready={ready}
        more={
          sources ? (
            <Button aria-haspopup="dialog" onClick={() => setChoosing(true)}>
              {intl.formatMessage(messages.fromLibrary)}
            </Button>
          ) : null
        }
        onDone={() => onInserted({ url: address, alt: alt.trim() })}
        onClosed={onClosed}
      >
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- someone has just asked for this field
          autoFocus
          label={intl.formatMessage(messages.imageAddress)}
          problem={url.trim() !== '' && !ready ? intl.formatMessage(messages.addressWrong) : undefined}
          inputMode="url"
          value={url}
          onChanged={setUrl}
        />
        <TextField
          label={intl.formatMessage(messages.alt)}
          hint={intl.formatMessage(messages.altHint)}
          value={alt}
          onChanged={setAlt}
        />
      </ToolPanel>
      {sources && choosing ? (
        <sources.LibraryDialog
          types={['IMAGE']}
          onPicked={(file) => {
            setUrl(file.url);
            setAlt((before) => before || (file.alternativeText ?? ''));
          }}
          onClosed={() => setChoosing(false)}
        />
      ) : null}
    </>
  );
}
