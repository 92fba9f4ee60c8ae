import { defineMessages } from '../../i18n/defineMessages.ts';

export const peopleMessages = defineMessages({
  search: {
    id: 'people.search',
    defaultMessage: 'Search people',
    description: 'Label of the search field above a list of people.',
  },
  searchHint: {
    id: 'people.searchHint',
    defaultMessage: 'Name or e-mail address',
    description: 'Inside the search field.',
  },
  status: {
    id: 'people.status',
    defaultMessage: 'Status',
    description: 'Column, and label of a filter: how far someone has come into the workspace.',
  },
  anyStatus: { id: 'people.anyStatus', defaultMessage: 'Any status', description: 'The filter by status is off.' },
  added: {
    id: 'people.added',
    defaultMessage: 'Not invited',
    description: 'Status: added by an admin, no invitation was sent yet.',
  },
  invited: {
    id: 'people.invited',
    defaultMessage: 'Invited',
    description: 'Status: an invitation was sent, there is no account yet.',
  },
  joined: { id: 'people.joined', defaultMessage: 'Joined', description: 'Status: has an account.' },
  revoked: {
    id: 'people.revoked',
    defaultMessage: 'Revoked',
    description: 'Status: the invitation was revoked, its link no longer works.',
  },
  restore: {
    id: 'people.restore',
    defaultMessage: 'Give access back',
    description: 'Button: someone without access may sign in again.',
  },
  restoring: {
    id: 'people.restoring',
    defaultMessage: 'Giving back…',
    description: 'The button “Give access back” while it happens.',
  },
  hasAccess: {
    id: 'people.hasAccess',
    defaultMessage: 'This person already has access again.',
    description: 'Why access could not be given back.',
  },
  unproven: {
    id: 'people.unproven',
    defaultMessage: 'Address not confirmed',
    description: 'Below “Joined”: the person has not shown yet that they read mail at their address.',
  },
  list: {
    id: 'people.list',
    defaultMessage: 'People of the workspace',
    description: 'Name of the table for those who do not see it.',
  },
  person: { id: 'people.person', defaultMessage: 'Person', description: 'Column: name and e-mail address.' },
  admin: {
    id: 'people.admin',
    defaultMessage: 'Admin',
    description: 'Mark beside the name of someone who runs the workspace.',
  },
  invitation: {
    id: 'people.invitation',
    defaultMessage: 'Invitation',
    description: 'Column: when the invitation was sent.',
  },
  sentOn: { id: 'people.sentOn', defaultMessage: 'Sent {date}', description: 'When the latest invitation was sent.' },
  actions: {
    id: 'people.actions',
    defaultMessage: 'Actions',
    description: 'Column: what can be done with an invitation.',
  },
  groups: {
    id: 'people.groups',
    defaultMessage: 'Groups',
    description: 'Head of a column: which groups someone belongs to.',
  },
  rights: {
    id: 'people.rights',
    defaultMessage: 'Rights',
    description: 'Column: the rights of a person. Above the switches “Courses”, “Vouchers” and “Admin”.',
  },
  courses: {
    id: 'people.courses',
    defaultMessage: 'Courses',
    description: 'Switch below “Rights”: may create courses.',
  },
  vouchers: {
    id: 'people.vouchers',
    defaultMessage: 'Vouchers',
    description: 'Switch below “Rights”: may create vouchers.',
  },
  rightOf: {
    id: 'people.rightOf',
    defaultMessage: '{right}: {person}',
    description: 'Name of a switch for those who do not see it. {right} is what is written on it.',
  },
  allRights: {
    id: 'people.allRights',
    defaultMessage: 'Everything, as an admin',
    description: 'In place of the switches, for someone who runs the workspace.',
  },
  rightsWait: {
    id: 'people.rightsWait',
    defaultMessage: 'Takes effect once the address is confirmed',
    description: 'Below the switches of a person whose address is not confirmed.',
  },
  rightsPromised: {
    id: 'people.rightsPromised',
    defaultMessage: 'Takes effect once the person joins',
    description: 'Below the switches of a person without an account.',
  },
  count: {
    id: 'people.count',
    defaultMessage: '{count, plural, =0 {Nobody} one {# person} other {# people}}',
    description: 'How many are in the list.',
  },
  addedOn: { id: 'people.addedOn', defaultMessage: 'Added', description: 'Column: when someone was added or joined.' },
  changedOn: {
    id: 'people.changedOn',
    defaultMessage: 'Last change',
    description: 'Column: when anything about someone last changed.',
  },
  nobody: {
    id: 'people.nobody',
    defaultMessage: 'Nobody matches',
    description: 'The list is empty because of its filter.',
  },
  nobodyText: {
    id: 'people.nobodyText',
    defaultMessage: 'Check the spelling, or show everyone.',
    description: 'Below “Nobody matches”.',
  },
  showEveryone: {
    id: 'people.showEveryone',
    defaultMessage: 'Show everyone',
    description: 'Button that takes the filter away.',
  },
  add: {
    id: 'people.add',
    defaultMessage: 'Add people',
    description: 'Button that opens a form, and the title of its window.',
  },
  address: { id: 'people.address', defaultMessage: 'E-mail address', description: 'Names the address of a person.' },
  addresses: { id: 'people.addresses', defaultMessage: 'E-mail addresses', description: 'Field of the form.' },
  addressesHint: {
    id: 'people.addressesHint',
    defaultMessage:
      "One or more, as your mail program writes them: Ann Lee '<'ann@example.org'>'; bob@example.org. People who already have an account keep it and get the rights below.",
    description: 'Below the field “E-mail addresses”.',
  },
  badAddresses: {
    id: 'people.badAddresses',
    defaultMessage:
      '{count, plural, one {{list} is not an e-mail address} other {These are not e-mail addresses: {list}}}',
    description: 'Below the field “E-mail addresses”. list: what was typed.',
  },
  badAddress: {
    id: 'people.badAddress',
    defaultMessage: 'Enter an e-mail address, such as name@example.org',
    description: 'The field is empty or holds something else.',
  },
  mayCreateCourses: {
    id: 'people.mayCreateCourses',
    defaultMessage: 'May create courses',
    description: 'Checkbox of the form.',
  },
  mayCreateVouchers: {
    id: 'people.mayCreateVouchers',
    defaultMessage: 'May create vouchers',
    description: 'Checkbox of the form.',
  },
  inviteNow: {
    id: 'people.inviteNow',
    defaultMessage: '{count, plural, one {Send the invitation now} other {Send the invitations now}}',
    description: 'Checkbox of the form.',
  },
  addAction: {
    id: 'people.addAction',
    defaultMessage: '{count, plural, =0 {Add} one {Add} other {Add # people}}',
    description: 'Button of the form.',
  },
  adding: {
    id: 'people.adding',
    defaultMessage: 'Adding…',
    description: 'The button while people are being added.',
  },
  addedOne: { id: 'people.addedOne', defaultMessage: '{person} was added.', description: 'Notice.' },
  addedAndInvited: {
    id: 'people.addedAndInvited',
    defaultMessage: '{person} was added. The invitation is on its way.',
    description: 'Notice.',
  },
  hasAccount: {
    id: 'people.hasAccount',
    defaultMessage: '{person} already has an account. The rights are saved.',
    description: 'Notice after adding someone who had an account.',
  },
  addedNotInvited: {
    id: 'people.addedNotInvited',
    defaultMessage: '{person} was added, but the invitation was not sent. {reason}',
    description: 'Notice. {reason} is a whole sentence.',
  },
  addedBefore: {
    id: 'people.addedBefore',
    defaultMessage: 'This person has already been added. Search the list for their address.',
    description: 'Why a person cannot be added.',
  },
  invite: { id: 'people.invite', defaultMessage: 'Invite', description: 'Button: sends the invitation.' },
  inviteAgain: {
    id: 'people.inviteAgain',
    defaultMessage: 'Invite again',
    description: 'Button: sends the invitation again; the link of the earlier one stops working.',
  },
  confirmAddress: {
    id: 'people.confirmAddress',
    defaultMessage: 'Send a link',
    description: 'Button: sends someone with an account a link that confirms their address.',
  },
  revoke: {
    id: 'people.revoke',
    defaultMessage: 'Revoke',
    description: 'Button: revokes the invitation, its link stops working.',
  },
  sending: {
    id: 'people.sending',
    defaultMessage: 'Sending…',
    description: 'The button while an invitation is being sent.',
  },
  revokeQuestion: {
    id: 'people.revokeQuestion',
    defaultMessage: 'Revoke the invitation of {person}?',
    description: 'Title of a question.',
  },
  revokeText: {
    id: 'people.revokeText',
    defaultMessage: 'The link in their mail stops working at once. You can invite them again at any time.',
    description: 'Text of the question whether to revoke an invitation.',
  },
  keepInvitation: {
    id: 'people.keepInvitation',
    defaultMessage: 'Keep the invitation',
    description: 'Button of the question: nothing happens.',
  },
  revoking: {
    id: 'people.revoking',
    defaultMessage: 'Revoking…',
    description: 'The button while an invitation is being revoked.',
  },
  actionOf: {
    id: 'people.actionOf',
    defaultMessage: '{action}: {person}',
    description: 'Name of a button for those who do not see it. {action} is what is written on it.',
  },
  inviteAll: {
    id: 'people.inviteAll',
    defaultMessage: 'Invite everyone',
    description: 'Button that opens a window, and its title.',
  },
  inviteAllText: {
    id: 'people.inviteAllText',
    defaultMessage: 'Who should get an invitation?',
    description: 'Above two choices.',
  },
  onlyNew: {
    id: 'people.onlyNew',
    defaultMessage: 'Only people not invited yet ({count, number})',
    description: 'Choice. {count} is how many they are.',
  },
  allWaiting: {
    id: 'people.allWaiting',
    defaultMessage: 'Everyone who has not joined ({count, number})',
    description: 'Choice. {count} is how many they are.',
  },
  inviteAllLimits: {
    id: 'people.inviteAllLimits',
    defaultMessage:
      'Revoked invitations stay revoked. Earlier links stop working. Nobody gets more than five invitations a day.',
    description: 'Below the choices.',
  },
  inviteAllNobody: {
    id: 'people.inviteAllNobody',
    defaultMessage: 'Nobody is waiting for an invitation. Add people first.',
    description: 'In place of the choices when there is nobody to invite.',
  },
  sendInvitations: {
    id: 'people.sendInvitations',
    defaultMessage: 'Send invitations',
    description: 'Button, before it is chosen whom to invite.',
  },
  sendAll: {
    id: 'people.sendAll',
    defaultMessage: '{count, plural, one {Send # invitation} other {Send # invitations}}',
    description: 'Button.',
  },
  sentAll: {
    id: 'people.sentAll',
    defaultMessage:
      '{count, plural, =0 {No invitation was sent: everyone has already had five today.} one {# invitation is on its way.} other {# invitations are on their way.}}',
    description: 'Notice.',
  },
  limit: {
    id: 'people.limit',
    defaultMessage:
      'Not sent: the limit is {most, plural, one {# invitation} other {# invitations}} a day. Try again tomorrow.',
    description: 'Why an invitation was not sent.',
  },
  joinedMeanwhile: {
    id: 'people.joinedMeanwhile',
    defaultMessage: 'This person has joined in the meantime.',
    description: 'Why an invitation could not be sent or revoked.',
  },
  gone: {
    id: 'people.gone',
    defaultMessage: 'This person is no longer in the workspace.',
    description: 'Why something could not be done.',
  },
  reloadList: {
    id: 'people.reloadList',
    defaultMessage: 'Reload the list',
    description: 'Button beside a text that says what has changed meanwhile.',
  },
  ended: {
    id: 'people.ended',
    defaultMessage: 'You no longer have admin rights here. Nothing was changed.',
    description: 'Why something could not be done or read: the trial is over, or someone withdrew the role.',
  },
  noRoom: {
    id: 'people.noRoom',
    defaultMessage:
      '{remaining, plural, =0 {A trial sends at most 100 invitations a day, and today they are used up. Try again tomorrow.} one {A trial sends at most 100 invitations a day. # is left today: invite people one by one.} other {A trial sends at most 100 invitations a day. # are left today: invite people one by one.}}',
    description: 'Above the list, when there are too many for today.',
  },
  searchInvited: {
    id: 'people.searchInvited',
    defaultMessage: 'Who gets an invitation',
    description: 'Search field above the list.',
  },
  searchInvitedHint: {
    id: 'people.searchInvitedHint',
    defaultMessage: 'Part of an e-mail address',
    description: 'In the empty search field.',
  },
  getOne: {
    id: 'people.getOne',
    defaultMessage:
      '{count, plural, =0 {No one gets an invitation} one {# person gets an invitation} other {# people get an invitation}}',
    description: 'Above the list.',
  },
  leftOutRevoked: {
    id: 'people.leftOutRevoked',
    defaultMessage: 'Left out, as their invitation is revoked: {count, number}',
    description: 'Below how many get one.',
  },
  leftOutInvited: {
    id: 'people.leftOutInvited',
    defaultMessage: 'Left out, as they were invited before: {count, number}',
    description: 'Below how many get one.',
  },
  leftOutTooMany: {
    id: 'people.leftOutTooMany',
    defaultMessage: 'Left out, as they had five today: {count, number}',
    description: 'Below how many get one.',
  },
  outRevoked: {
    id: 'people.outRevoked',
    defaultMessage: 'Revoked',
    description: 'Beside someone who gets no invitation.',
  },
  outInvited: {
    id: 'people.outInvited',
    defaultMessage: 'Invited before',
    description: 'Beside someone who gets no invitation.',
  },
  outTooMany: {
    id: 'people.outTooMany',
    defaultMessage: 'Five today already',
    description: 'Beside someone who gets no invitation.',
  },
  invitedList: {
    id: 'people.invitedList',
    defaultMessage: 'People without an account',
    description: 'Name of the list.',
  },
  moreInvited: { id: 'people.moreInvited', defaultMessage: 'Show more', description: 'Button below the list.' },
  moreInvitedFailed: {
    id: 'people.moreInvitedFailed',
    defaultMessage: 'The rest of the list could not be loaded. Try again.',
    description: 'Beside the button.',
  },
  waitsForProof: {
    id: 'people.waitsForProof',
    defaultMessage: 'Rights wait for confirmation',
    description: 'In the filter: rights were given to an e-mail address that is not confirmed yet.',
  },
});
