import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EditorTexts } from '../../EditorTexts.tsx';
import { CertificateFields } from '../../fields/CertificateFields.tsx';
import { courseFieldMessages as messages } from '../../fields/courseFieldMessages.ts';
import { FieldGroup } from '../../../editing/FieldGroup.tsx';
import { FileSourcesContext } from '../../../editing/fileSources.ts';
import { MinutesField } from '../../../editing/MinutesField.tsx';
import { SwitchField } from '../../../editing/SwitchField.tsx';
import { TagsField } from '../../fields/TagsField.tsx';
import { MediaField } from '../../../editing/media/MediaField.tsx';
import { fileSources } from '../../library/fileSources.ts';
import { useTopics } from '../topics/useTopics.ts';
import { isStudiedHere, type MoreFields as Values, type NewCourseKind } from './newCourse.ts';

interface MoreFieldsProps {
  kind: NewCourseKind;
  more: Values;
  /** What the platform refused, by field. */
  refused: ReadonlyMap<string, string>;
  onChange: (changed: Partial<Values>) => void;
}

/** The fields of a new course that may be left as they are, by the editors of the course settings (CRS-10 to CRS-13). */
export function MoreFields(props: MoreFieldsProps): ReactElement {
  return (
    <EditorTexts>
      <FileSourcesContext value={fileSources}>
        <Groups {...props} />
      </FileSourcesContext>
    </EditorTexts>
  );
}

const accessSwitches = [
  'sequentialProgress',
  'voucherActivated',
  'anonymousAllowed',
  'preEnrollAllowed',
  'forumEnabled',
] as const;

function Groups({ kind, more, refused, onChange }: MoreFieldsProps): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const [found] = useTopics('');
  return (
    <div className={styles.groups}>
      <FieldGroup heading={intl.formatMessage(messages.pictures)}>
        <MediaField
          label={intl.formatMessage(messages.cover)}
          value={more.imageUrl}
          problem={refused.get('imageUrl')}
          types={['IMAGE']}
          category="COVER_IMAGE"
          onChanged={(imageUrl) => onChange({ imageUrl })}
        />
        <MediaField
          label={intl.formatMessage(messages.promoVideo)}
          value={more.videoUrl}
          problem={refused.get('videoUrl')}
          types={['VIDEO']}
          onChanged={(videoUrl) => onChange({ videoUrl })}
        />
      </FieldGroup>
      <FieldGroup heading={intl.formatMessage(messages.basics)}>
        <TagsField
          label={intl.formatMessage(messages.tags)}
          value={more.tags}
          problem={refused.get('tags')}
          known={typeof found === 'string' ? [] : found.topics.map(({ name }) => name)}
          onChanged={(tags) => onChange({ tags })}
        />
        <MinutesField
          label={intl.formatMessage(messages.duration)}
          value={more.durationMinutes}
          problem={refused.get('durationMinutes')}
          onChanged={(durationMinutes) => onChange({ durationMinutes })}
        />
      </FieldGroup>
      {isStudiedHere(kind) ? (
        <>
          <CertificateFields fields={more} onChange={onChange} />
          <FieldGroup heading={intl.formatMessage(messages.access)}>
            <div>
              {accessSwitches.map((name) => (
                <SwitchField
                  key={name}
                  label={intl.formatMessage(messages[name])}
                  checked={more[name]}
                  onChanged={(checked) => onChange({ [name]: checked })}
                />
              ))}
            </div>
          </FieldGroup>
        </>
      ) : null}
    </div>
  );
}

const useStyles = makeStyles({ groups: { display: 'flex', flexDirection: 'column', gap: '32px' } });
