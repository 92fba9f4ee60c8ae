import { defineMessages } from '../i18n/defineMessages.ts';

/** What admins read in the window of webhooks. */
export const webhookMessages = defineMessages({
  title: {
    id: 'webhook.title',
    defaultMessage: 'Webhooks',
    description: 'Heading of a window.',
  },
  about: {
    id: 'webhook.about',
    defaultMessage:
      'Each webhook is an address of one of your systems. Lectern sends it the events that you choose: ids, numbers and times, never names or texts.',
    description: 'Below that heading.',
  },
  add: {
    id: 'webhook.add',
    defaultMessage: 'New webhook',
    description: 'Button that opens a form, and heading of that form.',
  },
  list: {
    id: 'webhook.list',
    defaultMessage: 'Your webhooks',
    description: 'Heading of the list of webhooks.',
  },
  none: {
    id: 'webhook.none',
    defaultMessage: 'There are no webhooks yet. Those that you add appear here.',
    description: 'In place of the list of webhooks.',
  },
  unread: {
    id: 'webhook.unread',
    defaultMessage: 'The webhooks could not be read. Reload the page.',
    description: 'In place of the list of webhooks.',
  },
  url: {
    id: 'webhook.url',
    defaultMessage: 'Address',
    description: 'Label of a field.',
  },
  urlHint: {
    id: 'webhook.urlHint',
    defaultMessage: 'Where Lectern sends events. It begins with https:// and can be reached from the internet.',
    description: 'Below the field for an address.',
  },
  urlMissing: {
    id: 'webhook.urlMissing',
    defaultMessage: 'Enter the address',
    description: 'Below the field for an address.',
  },
  urlNotHttps: {
    id: 'webhook.urlNotHttps',
    defaultMessage: 'The address has to begin with https://',
    description: 'Below the field for an address.',
  },
  urlRefused: {
    id: 'webhook.urlRefused',
    defaultMessage:
      'This address cannot be used. It has to begin with https:// and be public, without a user name and password.',
    description: 'Below the field for an address.',
  },
  // Not `description`: the build takes members of that name out (`stripDefaultMessages`).
  purpose: {
    id: 'webhook.purpose',
    defaultMessage: 'What it is for',
    description: 'Label of a field.',
  },
  purposeHint: {
    id: 'webhook.purposeHint',
    defaultMessage: 'For example the name of the system. You can leave it empty.',
    description: 'Below that field.',
  },
  events: {
    id: 'webhook.events',
    defaultMessage: 'Events',
    description: 'Heading of a group of checkboxes.',
  },
  eventsHint: {
    id: 'webhook.eventsHint',
    defaultMessage: 'What Lectern tells this address of.',
    description: 'Below that heading.',
  },
  eventsMissing: {
    id: 'webhook.eventsMissing',
    defaultMessage: 'Choose at least one event',
    description: 'In place of that hint.',
  },
  chooseAll: {
    id: 'webhook.chooseAll',
    defaultMessage: 'Choose all',
    description: 'Button beside the name of a group of checkboxes.',
  },
  chooseAllOf: {
    id: 'webhook.chooseAllOf',
    defaultMessage: 'Choose all: {group}',
    description: 'Name of that button for screen readers.',
  },
  chooseNone: {
    id: 'webhook.chooseNone',
    defaultMessage: 'Choose none',
    description: 'Button beside the name of a group of checkboxes.',
  },
  chooseNoneOf: {
    id: 'webhook.chooseNoneOf',
    defaultMessage: 'Choose none: {group}',
    description: 'Name of that button for screen readers.',
  },
  create: {
    id: 'webhook.create',
    defaultMessage: 'Add webhook',
    description: 'Button of a form.',
  },
  edit: {
    id: 'webhook.edit',
    defaultMessage: 'Edit',
    description: 'Button.',
  },
  editOf: {
    id: 'webhook.editOf',
    defaultMessage: 'Edit: {name}',
    description: 'Name of that button for screen readers.',
  },
  editTitle: {
    id: 'webhook.editTitle',
    defaultMessage: 'Edit webhook',
    description: 'Heading of a form.',
  },
  save: {
    id: 'webhook.save',
    defaultMessage: 'Save webhook',
    description: 'Button of that form.',
  },
  saved: {
    id: 'webhook.saved',
    defaultMessage: 'Webhook saved',
    description: 'Notice.',
  },
  full: {
    id: 'webhook.full',
    defaultMessage: 'No webhook was added: there are {most} already, and more are not possible. Delete one first.',
    description: 'Above a form.',
  },
  disabled: {
    id: 'webhook.disabled',
    defaultMessage: 'Nothing was sent: this webhook is switched off. Switch it on first.',
    description: 'Why something could not be sent.',
  },
  notFound: {
    id: 'webhook.notFound',
    defaultMessage: 'This webhook or delivery is no longer there. Close the window and open it again.',
    description: 'Why something could not be done.',
  },
  secretTitle: {
    id: 'webhook.secretTitle',
    defaultMessage: 'Copy your signing secret',
    description: 'Heading of a window.',
  },
  secret: {
    id: 'webhook.secret',
    defaultMessage: 'Signing secret',
    description: 'Label of a text that is copied.',
  },
  secretOnce: {
    id: 'webhook.secretOnce',
    defaultMessage:
      'You see this secret only now. Enter it in the system that receives the events, so that it can verify that they come from Lectern, and share it with nobody else.',
    description: 'Below that text.',
  },
  rotate: {
    id: 'webhook.rotate',
    defaultMessage: 'Rotate secret',
    description: 'Button: another secret takes the place of one.',
  },
  rotateOf: {
    id: 'webhook.rotateOf',
    defaultMessage: 'Rotate secret: {name}',
    description: 'Name of that button for screen readers.',
  },
  rotateTitle: {
    id: 'webhook.rotateTitle',
    defaultMessage: 'Rotate the secret of “{name}”',
    description: 'Heading of a window.',
  },
  rotateText: {
    id: 'webhook.rotateText',
    defaultMessage:
      'You get a new secret. For a while events are signed with both, so that the receiver can change over.',
    description: 'Below that heading.',
  },
  overlap: {
    id: 'webhook.overlap',
    defaultMessage: 'The old secret signs for another',
    description: 'Label of a list: hours or days.',
  },
  overlapNone: {
    id: 'webhook.overlapNone',
    defaultMessage: 'Not at all, it stops at once',
    description: 'First entry of that list.',
  },
  hours: {
    id: 'webhook.hours',
    defaultMessage: '{hours, plural, one {# hour} other {# hours}}',
    description: 'Entry of that list.',
  },
  days: {
    id: 'webhook.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'Entry of that list.',
  },
  delete: {
    id: 'webhook.delete',
    defaultMessage: 'Delete',
    description: 'Button.',
  },
  deleteOf: {
    id: 'webhook.deleteOf',
    defaultMessage: 'Delete: {name}',
    description: 'Name of that button for screen readers.',
  },
  deleteTitle: {
    id: 'webhook.deleteTitle',
    defaultMessage: 'Delete “{name}”?',
    description: 'Heading of a question.',
  },
  deleteText: {
    id: 'webhook.deleteText',
    defaultMessage:
      'Nothing more is sent to this address, not even what waits, and the list of its deliveries is deleted. This cannot be undone.',
    description: 'Below that heading.',
  },
  deleted: {
    id: 'webhook.deleted',
    defaultMessage: 'Webhook deleted: {name}',
    description: 'Notice. {name} is what a webhook is for, or its address.',
  },
  enable: {
    id: 'webhook.enable',
    defaultMessage: 'Switch on',
    description: 'Button.',
  },
  enableOf: {
    id: 'webhook.enableOf',
    defaultMessage: 'Switch on: {name}',
    description: 'Name of that button for screen readers.',
  },
  enableText: {
    id: 'webhook.enableText',
    defaultMessage:
      'Once it is on again, new events are sent. What happened while it was off is not; what had failed before can be sent again, one by one.',
    description: 'Above that button.',
  },
  enabled: {
    id: 'webhook.enabled',
    defaultMessage: 'Webhook switched on: {name}',
    description: 'Notice.',
  },
  test: {
    id: 'webhook.test',
    defaultMessage: 'Send test event',
    description: 'Button.',
  },
  testOf: {
    id: 'webhook.testOf',
    defaultMessage: 'Send test event: {name}',
    description: 'Name of that button for screen readers.',
  },
  testing: {
    id: 'webhook.testing',
    defaultMessage: 'The test event is on its way…',
    description: 'While a test event is on its way.',
  },
  testArrived: {
    id: 'webhook.testArrived',
    defaultMessage: 'The test event arrived, in {milliseconds, number} ms.',
    description: 'What came of a test event.',
  },
  testFailed: {
    id: 'webhook.testFailed',
    defaultMessage: 'The test event did not arrive. {problem}',
    description: 'What came of a test event. {problem} is a sentence that says why.',
  },
  testWaits: {
    id: 'webhook.testWaits',
    defaultMessage: 'The test event still waits to be sent. Open the deliveries to see what comes of it.',
    description: 'What came of a test event.',
  },
  deliveries: {
    id: 'webhook.deliveries',
    defaultMessage: 'Deliveries',
    description: 'Button that opens a window: what was sent to a webhook.',
  },
  deliveriesOf: {
    id: 'webhook.deliveriesOf',
    defaultMessage: 'Deliveries: {name}',
    description: 'Name of that button for screen readers, and heading of that window.',
  },
});
