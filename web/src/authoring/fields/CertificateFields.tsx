import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CourseFields } from '../draft/courseDraft.ts';
import { courseFieldMessages as messages } from './courseFieldMessages.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { NumberField } from './NumberField.tsx';
import { SwitchField } from './SwitchField.tsx';

type CertificateOfCourse = Pick<CourseFields, 'certifiable' | 'passingPercent'>;

/** Whether a certificate can be earned, and with which score (CRS-11). */
export function CertificateFields({
  fields: { certifiable, passingPercent },
  onChange,
}: {
  fields: CertificateOfCourse;
  onChange: (changed: Partial<CertificateOfCourse>) => void;
}): ReactElement {
  const intl = useIntl();
  return (
    <FieldGroup heading={intl.formatMessage(messages.certificate)}>
      <SwitchField
        label={intl.formatMessage(messages.certifiable)}
        checked={certifiable}
        onChanged={(checked) => onChange({ certifiable: checked })}
      />
      {certifiable ? (
        <NumberField
          label={intl.formatMessage(messages.passingPercent)}
          value={Math.round(passingPercent)}
          min={0}
          max={100}
          onChanged={(percent) => onChange({ passingPercent: Math.max(0, Math.min(percent, 100)) })}
        />
      ) : null}
    </FieldGroup>
  );
}
