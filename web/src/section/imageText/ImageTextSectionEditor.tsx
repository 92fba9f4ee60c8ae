import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { pictureAddress } from '../../editing/richText/driveAddress.ts';
import { MediaField } from '../../editing/media/MediaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { BesideTextEditor } from '../BesideTextEditor.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import type { SectionEditorProps } from '../sectionType.ts';
import type { ImageTextContent } from './type.ts';

/** A picture beside text; the address of a cloud drive becomes that of the picture itself (OP-79). */
export function ImageTextSectionEditor({ content, onChange }: SectionEditorProps<ImageTextContent>): ReactElement {
  const intl = useIntl();
  const { imageUrl, imageAlt, imageSide, imageColumns, textColumns, html } = content;
  return (
    <BesideTextEditor
      values={{ side: imageSide, mediaColumns: imageColumns, textColumns, html }}
      onChange={({ side, mediaColumns, textColumns, html }) =>
        onChange({ ...content, imageSide: side, imageColumns: mediaColumns, textColumns, html })
      }
    >
      <MediaField
        label={intl.formatMessage(messages.image)}
        hint={intl.formatMessage(messages.needed)}
        value={imageUrl || null}
        types={['IMAGE']}
        // What someone wrote here says more than what stands with the file.
        onTaken={({ url, alternativeText }) =>
          onChange({ ...content, imageUrl: url, imageAlt: imageAlt || (alternativeText ?? '') })
        }
        onChanged={(url) => onChange({ ...content, imageUrl: pictureAddress(url ?? '') })}
      />
      <TextField
        label={intl.formatMessage(messages.alt)}
        hint={intl.formatMessage(messages.altHint)}
        value={imageAlt}
        onChanged={(imageAlt) => onChange({ ...content, imageAlt })}
      />
    </BesideTextEditor>
  );
}
