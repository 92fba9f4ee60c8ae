import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { readable } from '../../theme/color.ts';
import { textContrast } from './colorCheck.ts';
import { useProfileFields } from './ProfileFormContext.ts';
import { useButtonLooksStyles } from './ButtonLooksFields.styles.ts';
import { choices, paints } from './buttonLooks.ts';
import { buttonMessages as messages } from './buttonMessages.ts';
import { PaintField } from './PaintField.tsx';
import type { StyleTarget } from './profileFields.ts';

const targets: Readonly<Record<StyleTarget, { name: MessageDescriptor; about: MessageDescriptor }>> = {
  actionButtons: { name: messages.actionButtons, about: messages.actionButtonsAbout },
  buttons: { name: messages.ordinaryButtons, about: messages.ordinaryButtonsAbout },
  indicationButtons: { name: messages.indicationButtons, about: messages.indicationButtonsAbout },
};

/** The looks of one kind of buttons (WS-06): each property on its own, empty for the default. */
export function ButtonLooksFields({ target }: { target: StyleTarget }): ReactElement {
  const styles = useButtonLooksStyles();
  const intl = useIntl();
  const { fields, set, problem } = useProfileFields();
  const looks = fields.style[target];
  const change = (property: string, value: string): void => {
    const { [property]: _former, ...others } = looks;
    set({ style: { ...fields.style, [target]: value === '' ? others : { ...others, [property]: value } } });
  };
  const ratio = textContrast(looks['color'] ?? '', looks['backgroundColor'] ?? '');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{intl.formatMessage(targets[target].name)}</legend>
      <p className={styles.about}>{intl.formatMessage(targets[target].about)}</p>
      <div className={styles.grid}>
        {paints.map(({ property, label }) => (
          <PaintField
            key={property}
            label={intl.formatMessage(label)}
            value={looks[property] ?? ''}
            problem={problem(`style.${target}.${property}`)}
            onChanged={(value) => change(property, value)}
          />
        ))}
        {choices.map(({ property, label, values }) => {
          const value = looks[property] ?? '';
          const isKnown = value === '' || values.some(([known]) => known === value);
          return (
            <SelectField
              key={property}
              label={intl.formatMessage(label)}
              value={value}
              problem={problem(`style.${target}.${property}`)}
              options={[
                { value: '', label: intl.formatMessage(messages.asDefault) },
                ...values.map(([known, name]) => ({
                  value: known,
                  label: typeof name === 'string' ? name : intl.formatMessage(name),
                })),
                ...(isKnown ? [] : [{ value, label: value }]),
              ]}
              onChanged={(next) => change(property, next)}
            />
          );
        })}
      </div>
      {ratio !== null && ratio < 4.5 ? (
        <p className={styles.warning} role="status">
          {intl.formatMessage(messages.lowContrast, {
            ratio: intl.formatNumber(ratio, { maximumFractionDigits: 1, minimumFractionDigits: 1 }),
            color: readable(looks['color'] ?? '', [looks['backgroundColor'] ?? '']),
          })}
        </p>
      ) : null}
    </fieldset>
  );
}
