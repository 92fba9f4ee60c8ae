import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CourseAvatar } from '../../authoring/draft/courseDraft.ts';
import { MediaField } from '../../editing/media/MediaField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import type { DialogTurn } from './type.ts';

type Speaker = Pick<DialogTurn, 'usesOwnPicture' | 'avatarName' | 'avatarUrl'>;

const own = 'own';
const other = 'other';

/** Who speaks: the learner, someone whom the course states, or someone else by name and picture. */
export function SpeakerField({
  turn,
  speakers,
  onChanged,
}: {
  turn: Speaker;
  speakers: readonly CourseAvatar[];
  onChanged: (speaker: Speaker) => void;
}): ReactElement {
  const intl = useIntl();
  const known = speakers.findIndex(
    ({ name, imageUrl }) => name === turn.avatarName && imageUrl === turn.avatarUrl && (name ?? imageUrl) !== null,
  );
  const value = turn.usesOwnPicture ? own : known >= 0 ? String(known) : other;
  const choose = (chosen: string): void => {
    const speaker = speakers[Number(chosen)];
    if (chosen === own) onChanged({ usesOwnPicture: true, avatarName: null, avatarUrl: null });
    else if (chosen === other || !speaker) onChanged({ usesOwnPicture: false, avatarName: null, avatarUrl: null });
    else onChanged({ usesOwnPicture: false, avatarName: speaker.name, avatarUrl: speaker.imageUrl });
  };
  return (
    <>
      <SelectField
        label={intl.formatMessage(messages.speaker)}
        value={value}
        options={[
          ...speakers.map(({ name }, index) => ({
            value: String(index),
            label: name ?? intl.formatMessage(messages.speakerOf, { number: index + 1 }),
          })),
          { value: own, label: intl.formatMessage(messages.ownPicture) },
          { value: other, label: intl.formatMessage(messages.otherSpeaker) },
        ]}
        onChanged={choose}
      />
      {value === other ? (
        <>
          <TextField
            label={intl.formatMessage(messages.speakerName)}
            value={turn.avatarName ?? ''}
            onChanged={(name) =>
              onChanged({ usesOwnPicture: false, avatarName: name || null, avatarUrl: turn.avatarUrl })
            }
          />
          <MediaField
            label={intl.formatMessage(messages.speakerPicture)}
            value={turn.avatarUrl}
            types={['IMAGE']}
            onChanged={(avatarUrl) => onChanged({ usesOwnPicture: false, avatarName: turn.avatarName, avatarUrl })}
          />
        </>
      ) : null}
    </>
  );
}
