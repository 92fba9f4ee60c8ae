import { defineMessages } from '../../i18n/defineMessages.ts';

/** Working on a course together: who is here, and handing it over. */
export const presenceMessages = defineMessages({
  here: {
    id: 'authoring.presence.here',
    defaultMessage: 'Also here',
    description: 'Names the list of people who have the same course open.',
  },
  edits: {
    id: 'authoring.presence.edits',
    defaultMessage: '{name} (editing)',
    description: 'Someone who edits the course.',
  },
  more: {
    id: 'authoring.presence.more',
    defaultMessage: '{count, plural, one {# more person} other {# more people}}',
    description: 'Ends a list of people that is cut short.',
  },
  asks: {
    id: 'authoring.presence.asks',
    defaultMessage: '{name} would like to edit this course. Handing over saves your changes first.',
    description: 'Shown to who edits a course when someone asks for it.',
  },
  waits: {
    id: 'authoring.presence.waits',
    defaultMessage: '{name} is waiting for this course.',
    description: 'Shown to who edits a course after they said that it takes five minutes.',
  },
  handOver: {
    id: 'authoring.presence.handOver',
    defaultMessage: 'Hand over',
    description: 'Button that saves and gives the course to who asked for it.',
  },
  soon: {
    id: 'authoring.presence.soon',
    defaultMessage: 'In five minutes',
    description: 'Button that tells who asked for the course to wait.',
  },
  decline: {
    id: 'authoring.presence.decline',
    defaultMessage: 'Not now',
    description: 'Button that declines to hand the course over.',
  },
  handingOver: {
    id: 'authoring.presence.handingOver',
    defaultMessage: 'Saving and handing over…',
    description: 'Shown while the course is handed over.',
  },
  notHandedOver: {
    id: 'authoring.presence.notHandedOver',
    defaultMessage: 'Your changes could not be saved, so the course stays with you.',
    description: 'Notice when handing over failed.',
  },
  handedOver: {
    id: 'authoring.presence.handedOver',
    defaultMessage: '{name} has this course now. Everything of yours is saved.',
    description: 'Shown after handing a course over.',
  },
  ask: {
    id: 'authoring.presence.ask',
    defaultMessage: 'Ask to take over',
    description: 'Button that asks who edits the course to hand it over.',
  },
  asked: {
    id: 'authoring.presence.asked',
    defaultMessage: 'Asked. As soon as {name} hands over, you can edit here.',
    description: 'Shown while a request is not answered yet.',
  },
  answeredSoon: {
    id: 'authoring.presence.answeredSoon',
    defaultMessage: '{name} needs about five minutes. You can edit here right after that.',
    description: 'Shown when the editor asked to wait.',
  },
  declined: {
    id: 'authoring.presence.declined',
    defaultMessage: '{name} is still busy with this course and cannot hand it over now.',
    description: 'Shown when the editor declined.',
  },
  forceWarning: {
    id: 'authoring.presence.forceWarning',
    defaultMessage: 'Taking over now can cost {name} what is not saved.',
    description: 'Warns beside the button “Take over!”.',
  },
  free: {
    id: 'authoring.presence.free',
    defaultMessage: 'Nobody is editing this course any more.',
    description: 'Shown to who looks on once the editor has left.',
  },
  edit: {
    id: 'authoring.presence.edit',
    defaultMessage: 'Edit',
    description: 'Button that begins to edit a course that is free.',
  },
  otherTab: {
    id: 'authoring.presence.otherTab',
    defaultMessage:
      'You have this course open in another tab as well. Edit it in one of them only, so that you do not work against yourself.',
    description: 'Shown when the same person has the course open twice.',
  },
});
