import type { Policy, Viewer } from '../http/access.ts';

/** Who may run a workspace: its people, groups, consents and looks. */
export const policy = {
  readInvitation: 'public',
  searchByUsername: 'public',
  readProfile: 'public',
  readWorkspaceAsVisitor: 'public',

  acceptConsent: 'learner',
  takeTrialIntoUse: 'learner',

  withdrawAccess: 'admin',
  restoreAccess: 'admin',
  changeAdmin: 'admin',
  listConsents: 'admin',
  createConsent: 'admin',
  changeGroupMembers: 'admin',
  listGroups: 'admin',
  createGroup: 'admin',
  readGroup: 'admin',
  changeGroup: 'admin',
  deleteGroup: 'admin',
  importPeople: 'admin',
  changePeople: 'admin',
  undoPeopleJob: 'admin',
  listPeople: 'admin',
  readPerson: 'admin',
  addPerson: 'admin',
  changePerson: 'admin',
  invitePerson: 'admin',
  inviteEveryone: 'admin',
  readSetup: 'admin',
  changeSetup: 'admin',
  readWorkspaceAsAdmin: 'admin',

  saveProfile: 'customiser',
} as const satisfies Policy;

/** Who has an account is told to admins alone; everyone else gets the answer for an address without one (OP-30). */
export const mayLearnOfAccounts = (viewer: Viewer | null): boolean => viewer?.roles.admin ?? false;
