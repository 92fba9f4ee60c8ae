import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { courseLanguages } from './courseLanguages.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import type { CourseFields } from '../draft/courseDraft.ts';
import type { EditableCourseFields } from '../draft/operation.ts';
import { AdvancedCourseFields } from './AdvancedCourseFields.tsx';
import { CertificateFields } from './CertificateFields.tsx';
import { courseFieldMessages as messages } from './courseFieldMessages.ts';
import { settingsOfType } from './courseSettings.ts';
import { FieldGroup, FieldRow } from '../../editing/FieldGroup.tsx';
import { MinutesField } from '../../editing/MinutesField.tsx';
import { SpeakersField } from './SpeakersField.tsx';
import { SwitchField } from '../../editing/SwitchField.tsx';
import { TagsField } from './TagsField.tsx';
import { TimeField } from '../../ui/form/TimeField.tsx';
import { MediaField } from '../../editing/media/MediaField.tsx';
import { UrlField } from '../../editing/UrlField.tsx';
import { ZoneNote } from '../../ui/time/ZoneNote.tsx';

export interface CourseFieldsProps {
  fields: CourseFields;
  onChange: (changed: Partial<EditableCourseFields>) => void;
}

/** The fields of a course that are not written in place: pictures, access, times, certificate, and the rest (CRS-10…CRS-13). */
export function CourseFieldsForm({
  fields,
  knownTags,
  mayBeTemplate,
  onChange,
}: CourseFieldsProps & {
  /** The tags of the workspace. */
  knownTags: readonly string[];
  /** Whether the viewer may make it a template (ROLE-04). */
  mayBeTemplate: boolean;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const text = (message: MessageDescriptor): string => intl.formatMessage(message);
  const switchOf = (name: SwitchName): ReactElement => (
    <SwitchField
      key={name}
      label={text(messages[name])}
      checked={fields[name]}
      onChanged={(checked) => onChange({ [name]: checked })}
    />
  );
  const { metadata } = fields;
  const settings = settingsOfType[fields.type];
  const switches: readonly SwitchName[] = [
    ...(settings.has('access') ? accessSwitches : []),
    ...(mayBeTemplate ? (['template'] as const) : []),
  ];
  return (
    <div className={styles.form}>
      <FieldGroup heading={text(messages.pictures)}>
        <MediaField
          label={text(messages.cover)}
          value={fields.imageUrl}
          types={['IMAGE']}
          category="COVER_IMAGE"
          onChanged={(imageUrl) => onChange({ imageUrl })}
        />
        <MediaField
          label={text(messages.promoVideo)}
          value={fields.videoUrl}
          types={['VIDEO']}
          recorded
          onChanged={(videoUrl) => onChange({ videoUrl })}
        />
        {fields.type === 'EXTERNAL' ? (
          <UrlField
            label={text(messages.externalUrl)}
            value={fields.externalUrl}
            onChanged={(externalUrl) => onChange({ externalUrl })}
          />
        ) : null}
      </FieldGroup>
      <FieldGroup heading={text(messages.basics)}>
        <SelectField
          label={text(messages.language)}
          value={metadata.language ?? ''}
          options={[{ value: '', label: text(messages.noLanguage) }, ...courseLanguages(metadata.language)]}
          onChanged={(language) => onChange({ metadata: { ...metadata, language: language === '' ? null : language } })}
        />
        <TagsField
          label={text(messages.tags)}
          value={fields.tags}
          known={knownTags}
          onChanged={(tags) => onChange({ tags })}
        />
      </FieldGroup>
      <FieldGroup heading={text(messages.times)}>
        <FieldRow>
          <TimeField
            label={text(messages.start)}
            value={fields.startTime}
            onChanged={(startTime) => onChange({ startTime })}
          />
          <TimeField
            label={text(messages.availableFrom)}
            value={fields.availableFromTime}
            onChanged={(availableFromTime) => onChange({ availableFromTime })}
          />
          <TimeField
            label={text(messages.availableUntil)}
            problem={endsFirst(fields) ? text(messages.endsFirst) : undefined}
            value={fields.availableUntilTime}
            onChanged={(availableUntilTime) => onChange({ availableUntilTime })}
          />
          <MinutesField
            label={text(messages.duration)}
            value={fields.durationMinutes}
            onChanged={(durationMinutes) => onChange({ durationMinutes })}
          />
        </FieldRow>
        <ZoneNote />
      </FieldGroup>
      {settings.has('certificate') ? <CertificateFields fields={fields} onChange={onChange} /> : null}
      {switches.length === 0 ? null : (
        <FieldGroup heading={text(messages.access)}>
          <div>{switches.map(switchOf)}</div>
        </FieldGroup>
      )}
      {settings.has('speakers') ? (
        <SpeakersField
          speakers={metadata.avatars}
          onChanged={(avatars) => onChange({ metadata: { ...metadata, avatars } })}
        />
      ) : null}
      <AdvancedCourseFields fields={fields} onChange={onChange} />
    </div>
  );
}

const accessSwitches = [
  'sequentialProgress',
  'voucherActivated',
  'anonymousAllowed',
  'preEnrollAllowed',
  'forumEnabled',
] as const;

type SwitchName = (typeof accessSwitches)[number] | 'template';

function endsFirst({ startTime, availableFromTime, availableUntilTime }: CourseFields): boolean {
  const start = availableFromTime ?? startTime;
  return start !== null && availableUntilTime !== null && availableUntilTime <= start;
}

const useStyles = makeStyles({ form: { display: 'flex', flexDirection: 'column', gap: '32px' } });
