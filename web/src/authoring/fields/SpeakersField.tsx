import { Button, makeStyles } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../ui/form/TextField.tsx';
import type { CourseAvatar } from '../draft/courseDraft.ts';
import { courseFieldMessages as messages } from './courseFieldMessages.ts';
import { FieldGroup } from '../../editing/FieldGroup.tsx';
import { MediaField } from '../../editing/media/MediaField.tsx';

/** Who may speak in the dialogs of a course: a name and a picture each. */
export function SpeakersField({
  speakers,
  onChanged,
}: {
  speakers: readonly CourseAvatar[];
  onChanged: (speakers: readonly CourseAvatar[]) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const change = (index: number, changed: Partial<CourseAvatar>): void =>
    onChanged(speakers.map((speaker, at) => (at === index ? { ...speaker, ...changed } : speaker)));
  return (
    <FieldGroup heading={intl.formatMessage(messages.speakers)}>
      {speakers.map((speaker, index) => (
        // Speakers have no id; they are added at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.speaker}>
          <TextField
            label={intl.formatMessage(messages.speakerName)}
            value={speaker.name ?? ''}
            onChanged={(name) => change(index, { name: name === '' ? null : name })}
          />
          <MediaField
            label={intl.formatMessage(messages.speakerPicture)}
            value={speaker.imageUrl}
            types={['IMAGE']}
            onChanged={(imageUrl) => change(index, { imageUrl })}
          />
          <Button
            className={styles.remove}
            appearance="subtle"
            icon={<Delete20Regular />}
            aria-label={intl.formatMessage(messages.removeSpeaker, { name: speaker.name ?? index + 1 })}
            onClick={() => onChanged(speakers.toSpliced(index, 1))}
          />
        </div>
      ))}
      <div>
        <Button icon={<Add20Regular />} onClick={() => onChanged([...speakers, { name: null, imageUrl: null }])}>
          {intl.formatMessage(messages.addSpeaker)}
        </Button>
      </div>
    </FieldGroup>
  );
}

const useStyles = makeStyles({
  speaker: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto' },
  remove: { alignSelf: 'start', marginTop: '26px' },
});
