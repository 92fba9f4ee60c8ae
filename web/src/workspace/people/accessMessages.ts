import { defineMessages } from '../../i18n/defineMessages.ts';

export const accessMessages = defineMessages({
  withdraw: {
    id: 'people.withdraw',
    defaultMessage: 'Withdraw access',
    description: 'Button: the person cannot sign in any more. Opens a question, and answers it.',
  },
  withdrawing: {
    id: 'people.withdrawing',
    defaultMessage: 'Withdrawing…',
    description: 'The button “Withdraw access” while it happens.',
  },
  withdrawQuestion: {
    id: 'people.withdrawQuestion',
    defaultMessage: 'Withdraw the access of {person}?',
    description: 'Title of a question.',
  },
  withdrawMany: {
    id: 'people.withdrawMany',
    defaultMessage: '{count, plural, one {Withdraw the access of # person?} other {Withdraw the access of # people?}}',
    description: 'Title of a question.',
  },
  withdrawText: {
    id: 'people.withdrawText',
    defaultMessage:
      'They are signed out everywhere at once and cannot sign in. Progress, certificates and rights stay, and you can give access back at any time.',
    description: 'Text of the question whether to withdraw access.',
  },
  withdrawManyText: {
    id: 'people.withdrawManyText',
    defaultMessage:
      'They are signed out everywhere at once and cannot sign in; people who have not joined lose their invitation. Progress, certificates and rights stay, and you can give access back at any time. Your own access is left as it is.',
    description: 'Text of the question whether to withdraw the access of many.',
  },
  keep: {
    id: 'people.keepAccess',
    defaultMessage: 'Keep access',
    description: 'Button of the question: nothing happens.',
  },
  withdrawn: {
    id: 'people.withdrawnNotice',
    defaultMessage: '{person} can no longer sign in.',
    description: 'Notice after withdrawing access.',
  },
  restoreMany: {
    id: 'people.restoreMany',
    defaultMessage: '{count, plural, one {Give access back to # person?} other {Give access back to # people?}}',
    description: 'Title of a question.',
  },
  restoreManyText: {
    id: 'people.restoreManyText',
    defaultMessage:
      'They can sign in again, with everything they had. People who have not joined are invited again instead.',
    description: 'Text of the question whether to give access back to many.',
  },
  noAccessFilter: {
    id: 'people.noAccess',
    defaultMessage: 'No access',
    description: 'Status, and choice of a filter: has an account, but cannot sign in.',
  },
  byAdmin: {
    id: 'people.leftByAdmin',
    defaultMessage: 'Withdrawn by an admin on {date}',
    description: 'Below “No access”.',
  },
  byPersonnel: {
    id: 'people.leftByPersonnel',
    defaultMessage: 'Left the personnel system on {date}',
    description: 'Below “No access”: the personnel system lists the person no more.',
  },
  byProvider: {
    id: 'people.leftByProvider',
    defaultMessage: 'Switched off by the identity provider on {date}',
    description: 'Below “No access”.',
  },
  admin: {
    id: 'people.adminRight',
    defaultMessage: 'Admin',
    description: 'Switch: whether someone runs the workspace.',
  },
  giveQuestion: {
    id: 'people.giveAdminQuestion',
    defaultMessage: 'Make {person} an admin?',
    description: 'Title of a question.',
  },
  giveText: {
    id: 'people.giveAdminText',
    defaultMessage:
      'Admins can do everything here: see and erase people, change courses, settings and integrations, and name or remove other admins.',
    description: 'Text of the question whether to make someone an admin.',
  },
  giveWaits: {
    id: 'people.giveAdminWaits',
    defaultMessage: 'It takes effect once they have confirmed their address.',
    description: 'Below the text of the question, for someone whose address is not confirmed.',
  },
  give: { id: 'people.giveAdmin', defaultMessage: 'Make admin', description: 'Button of the question.' },
  takeQuestion: {
    id: 'people.takeAdminQuestion',
    defaultMessage: 'Take the admin right from {person}?',
    description: 'Title of a question.',
  },
  takeText: {
    id: 'people.takeAdminText',
    defaultMessage: 'They keep their account, their progress and what else they may create.',
    description: 'Text of the question whether someone is to be an admin no more.',
  },
  take: { id: 'people.takeAdmin', defaultMessage: 'Take the right', description: 'Button of the question.' },
  keepAdmin: {
    id: 'people.keepAdmin',
    defaultMessage: 'Keep as admin',
    description: 'Button of the question: nothing happens.',
  },
  right: { id: 'people.rightFilter', defaultMessage: 'Right', description: 'Label of a filter.' },
  anyRight: {
    id: 'people.anyRight',
    defaultMessage: 'Anyone with a right',
    description: 'Choice of the filter “Right”.',
  },
  admins: { id: 'people.admins', defaultMessage: 'Admins', description: 'Choice of the filter “Right”.' },
  everyone: {
    id: 'people.everyoneForRights',
    defaultMessage: 'Everyone',
    description: 'Choice of the filter “Right”: with or without a right.',
  },
  giveSomeone: {
    id: 'people.giveSomeoneRights',
    defaultMessage: 'Give someone rights',
    description: 'Button: lists everyone, so that someone can be searched and given rights.',
  },
  showThoseWithRights: {
    id: 'people.showThoseWithRights',
    defaultMessage: 'Show only people with rights',
    description: 'Button: ends the list of everyone.',
  },
  nobodyWithRights: {
    id: 'people.nobodyWithRights',
    defaultMessage: 'Nobody with a right matches',
    description: 'The list of rights is empty because of its filter.',
  },
  nobodyWithRightsText: {
    id: 'people.nobodyWithRightsText',
    defaultMessage: 'Search everyone to give somebody their first right.',
    description: 'Below “Nobody with a right matches”.',
  },
  searchEveryone: {
    id: 'people.searchEveryone',
    defaultMessage: 'Search everyone',
    description: 'Button: the same search among everyone.',
  },
  access: {
    id: 'people.accessMenu',
    defaultMessage: 'Access',
    description: 'Button above selected people: opens a menu.',
  },
  ownPassword: {
    id: 'people.ownPassword',
    defaultMessage: 'Your own password',
    description: 'Field: the admin who asks shows that it is them.',
  },
  lastAdmin: {
    id: 'people.wouldBeLastAdmin',
    defaultMessage: 'This is the last admin of the workspace. Make somebody else an admin first.',
    description: 'Why someone keeps access or the admin right.',
  },
  trialMaker: {
    id: 'people.trialMaker',
    defaultMessage: 'This person made the trial workspace and stays its admin.',
    description: 'Why someone keeps access or the admin right.',
  },
  noAccess: {
    id: 'people.adminWithoutAccess',
    defaultMessage: 'This person has no access. Give it back first.',
    description: 'Why someone cannot become an admin.',
  },
  changedMeanwhile: {
    id: 'people.accessChangedMeanwhile',
    defaultMessage: 'Another admin has changed this in the meantime.',
    description: 'Why access could not be withdrawn.',
  },
});
