import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CourseFields } from '../draft/courseDraft.ts';
import { courseFieldMessages as messages } from './courseFieldMessages.ts';
import { FieldGroup } from '../../editing/FieldGroup.tsx';
import { passingProblem } from './passingProblem.ts';
import { NumberField } from '../../editing/NumberField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SwitchField } from '../../editing/SwitchField.tsx';

type CertificateOfCourse = Pick<CourseFields, 'certifiable' | 'passingPercent' | 'certificateMonths'>;

/** What is offered; another number that was set elsewhere is offered besides. */
const offeredMonths = [6, 12, 24, 36, 60] as const;

/** Whether a certificate can be earned, with which score, and how long it counts (CRS-11, BEY-17). */
export function CertificateFields({
  fields: { certifiable, passingPercent, certificateMonths },
  onChange,
}: {
  fields: CertificateOfCourse;
  onChange: (changed: Partial<CertificateOfCourse>) => void;
}): ReactElement {
  const intl = useIntl();
  const months = [...new Set([...offeredMonths, ...(certificateMonths === null ? [] : [certificateMonths])])].toSorted(
    (one, other) => one - other,
  );
  const durationOf = (count: number): string =>
    count % 12 === 0
      ? intl.formatMessage(messages.yearsCount, { years: count / 12 })
      : intl.formatMessage(messages.monthsCount, { months: count });
  return (
    <FieldGroup heading={intl.formatMessage(messages.certificate)}>
      <SwitchField
        label={intl.formatMessage(messages.certifiable)}
        checked={certifiable}
        onChanged={(checked) => onChange({ certifiable: checked })}
      />
      {certifiable ? (
        <>
          <NumberField
            label={intl.formatMessage(messages.passingPercent)}
            value={Math.round(passingPercent)}
            min={0}
            max={100}
            problemOf={(percent) => {
              const problem = passingProblem(percent);
              return problem === null ? undefined : intl.formatMessage(messages[problem]);
            }}
            onChanged={(percent) => onChange({ passingPercent: percent })}
          />
          <SelectField
            label={intl.formatMessage(messages.certificateMonths)}
            hint={intl.formatMessage(messages.certificateMonthsHint)}
            value={String(certificateMonths ?? '')}
            options={[
              { value: '', label: intl.formatMessage(messages.certificateForever) },
              ...months.map((count) => ({ value: String(count), label: durationOf(count) })),
            ]}
            onChanged={(value) => onChange({ certificateMonths: value === '' ? null : Number(value) })}
          />
        </>
      ) : null}
    </FieldGroup>
  );
}
