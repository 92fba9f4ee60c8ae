import { defineMessages } from '../../i18n/defineMessages.ts';

/** Why a field was refused, by the reasons of the platform. */
export const reasonMessages = defineMessages({
  required: {
    id: 'authoring.reason.required',
    defaultMessage: 'This is needed.',
    description: 'Why a field was refused: it is empty. Stands behind the name of the field.',
  },
  tooLong: {
    id: 'authoring.reason.tooLong',
    defaultMessage: '{limit, plural, one {# character} other {# characters}} at most.',
    description: 'Why a field was refused: its text is too long. Stands behind the name of the field.',
  },
  tooMany: {
    id: 'authoring.reason.tooMany',
    defaultMessage: '{limit, plural, one {# entry} other {# entries}} at most.',
    description: 'Why a field was refused: its list is too long. Stands behind the name of the field.',
  },
  tooSmall: {
    id: 'authoring.reason.tooSmall',
    defaultMessage: 'At least {limit, number}.',
    description: 'Why a field was refused: its number is too small. Stands behind the name of the field.',
  },
  tooLarge: {
    id: 'authoring.reason.tooLarge',
    defaultMessage: 'At most {limit, number}.',
    description: 'Why a field was refused: its number is too large. Stands behind the name of the field.',
  },
  notAnAddress: {
    id: 'authoring.reason.notAnAddress',
    defaultMessage: 'The address must begin with https:// or http://.',
    description: 'Why a field was refused: it is no web address. Stands behind the name of the field.',
  },
  hostNotAllowed: {
    id: 'authoring.reason.hostNotAllowed',
    defaultMessage: 'Pages of this site cannot be embedded.',
    description: 'Why a field was refused: the operator does not allow the host. Stands behind the name of the field.',
  },
  notAfterStart: {
    id: 'authoring.reason.notAfterStart',
    defaultMessage: 'This must be after the start.',
    description: 'Why a field was refused: an end lies before its start. Stands behind the name of the field.',
  },
});
