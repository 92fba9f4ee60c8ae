import type { Policy } from '../http/access.ts';

/** Who may do what with accounts and tokens; each account is its owner’s. */
export const policy = {
  beginExternalSignIn: 'client',
  exchangeExternalCode: 'client',
  getTokens: 'client',

  listCountries: 'public',
  askForPasswordReset: 'public',
  resetPassword: 'public',
  register: 'public',

  changeOwnPassword: 'learner',
  readOwnAccount: 'learner',
  changeOwnAccount: 'learner',
  signOut: 'learner',
  askForUnknownPath: 'learner',
  listOwnApiTokens: 'learner',
  createOwnApiToken: 'learner',
  rotateOwnApiToken: 'learner',
  revokeOwnApiToken: 'learner',

  listApiTokens: 'admin',
  revokeApiToken: 'admin',

  listServiceAccounts: 'admin',
  createServiceAccount: 'admin',
  changeServiceAccount: 'admin',
  deleteServiceAccount: 'admin',
  listServiceTokens: 'admin',
  createServiceToken: 'admin',
  rotateServiceToken: 'admin',
} as const satisfies Policy;
