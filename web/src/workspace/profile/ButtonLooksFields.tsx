import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { readable } from '../../theme/color.ts';
import { textContrast } from './colorCheck.ts';
import { useProfileFields } from './ProfileFormContext.ts';
import { buttonMessages as messages } from './buttonMessages.ts';
import { PaintField } from './PaintField.tsx';
import type { StyleTarget } from './profileFields.ts';

const useStyles = makeStyles({
  group: {
    margin: 0,
    padding: '16px',
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  legend: {
    paddingInline: '6px',
    marginInlineStart: '-6px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  about: {
    margin: '-8px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  grid: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  },
  warning: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusWarningForeground1,
  },
});

const targets: Readonly<Record<StyleTarget, { name: MessageDescriptor; about: MessageDescriptor }>> = {
  actionButtons: { name: messages.actionButtons, about: messages.actionButtonsAbout },
  buttons: { name: messages.ordinaryButtons, about: messages.ordinaryButtonsAbout },
  indicationButtons: { name: messages.indicationButtons, about: messages.indicationButtonsAbout },
};

const paints: readonly { property: string; label: MessageDescriptor }[] = [
  { property: 'backgroundColor', label: messages.background },
  { property: 'color', label: messages.textColor },
  { property: 'borderColor', label: messages.borderColor },
];

/** Values that the form offers for a property, each with its name or, where that says it best, the value itself. */
const choices: readonly {
  property: string;
  label: MessageDescriptor;
  values: readonly (readonly [value: string, name: MessageDescriptor | string])[];
}[] = [
  {
    property: 'borderRadius',
    label: messages.corners,
    values: [
      ['0px', messages.cornersSquare],
      ['4px', '4 px'],
      ['8px', '8 px'],
      ['12px', '12 px'],
      ['999px', messages.cornersRound],
    ],
  },
  {
    property: 'borderWidth',
    label: messages.borderWidth,
    values: [
      ['0px', messages.none],
      ['1px', '1 px'],
      ['2px', '2 px'],
      ['3px', '3 px'],
    ],
  },
  {
    property: 'borderStyle',
    label: messages.borderStyle,
    values: [
      ['solid', messages.borderSolid],
      ['dashed', messages.borderDashed],
      ['dotted', messages.borderDotted],
    ],
  },
  {
    property: 'fontWeight',
    label: messages.fontWeight,
    values: [
      ['400', messages.weightRegular],
      ['500', messages.weightMedium],
      ['600', messages.weightSemibold],
      ['700', messages.weightBold],
    ],
  },
  {
    property: 'textTransform',
    label: messages.letters,
    values: [
      ['none', messages.lettersAsTyped],
      ['uppercase', messages.lettersUpper],
      ['capitalize', messages.lettersCapitalize],
      ['lowercase', messages.lettersLower],
    ],
  },
  {
    property: 'letterSpacing',
    label: messages.spacing,
    values: [
      ['normal', messages.spacingNormal],
      ['0.5px', '0.5 px'],
      ['1px', '1 px'],
    ],
  },
];

/** The looks of one kind of buttons (WS-06): each property by itself, empty for the default. */
export function ButtonLooksFields({ target }: { target: StyleTarget }): ReactElement {
  const styles = useStyles();
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
