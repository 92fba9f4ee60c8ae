import type { MessageDescriptor } from 'react-intl';
import { buttonMessages as messages } from './buttonMessages.ts';

/** The properties of a button that are colours. */
export const paints: readonly { property: string; label: MessageDescriptor }[] = [
  { property: 'backgroundColor', label: messages.background },
  { property: 'color', label: messages.textColor },
  { property: 'borderColor', label: messages.borderColor },
];

/** Values that the form offers for a property, each with its name or, where that says it best, the value itself. */
export const choices: readonly {
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
