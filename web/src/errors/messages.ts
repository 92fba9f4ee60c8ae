import { defineMessages } from '../i18n/defineMessages.ts';

/** The error catalogue (ERR-01 to ERR-16) and the words beside it. The English texts of the catalogue are exact. */
export const errorMessages = defineMessages({
  unknown: {
    id: 'errors.unknown',
    defaultMessage: 'Unknown error occurred',
    description: 'Code -1, and any code that is not in the catalogue.',
  },
  usernameExists: {
    id: 'errors.usernameExists',
    defaultMessage: 'This username (e-mail) already exists',
    description: 'Code 1000.',
  },
  userNotFound: { id: 'errors.userNotFound', defaultMessage: 'User not found', description: 'Code 1001.' },
  usernameOrPassword: {
    id: 'errors.usernameOrPassword',
    defaultMessage: 'Username or password is not valid',
    description: 'Codes 1002 and 1003.',
  },
  wrongCredentials: { id: 'errors.wrongCredentials', defaultMessage: 'Wrong credentials', description: 'Code 1004.' },
  signInAgain: {
    id: 'errors.signInAgain',
    defaultMessage:
      'For your safety, this needs a recent sign-in. Sign out, sign back in and try again within ten minutes.',
    description: 'Code SIGN_IN_AGAIN: someone without a password does what cannot be undone.',
  },
  invalidToken: { id: 'errors.invalidToken', defaultMessage: 'Invalid token', description: 'Code 1100.' },
  tokenExpired: { id: 'errors.tokenExpired', defaultMessage: 'Token expired', description: 'Code 1101.' },
  badCredentials: {
    id: 'errors.badCredentials',
    defaultMessage: "Bad credentials or username and password don't match",
    description: 'Code 59: signing in or registering failed.',
  },
  notComplete: {
    id: 'errors.notComplete',
    defaultMessage: 'Precondition failed: user course not yet complete',
    description: 'Code 1300.',
  },
  voucherNotFound: {
    id: 'errors.voucherNotFound',
    defaultMessage: 'Voucher with code {code} is not found',
    description: 'Code 1500.',
  },
  voucherUsed: {
    id: 'errors.voucherUsed',
    defaultMessage: 'Voucher with code {code} already used',
    description: 'Code 1501.',
  },
  personnelFailed: {
    id: 'errors.personnelFailed',
    defaultMessage: 'Personnel integration authentication failed; re-enter connection data',
    description: 'Code 9904.',
  },
  socialEmail: {
    id: 'errors.socialEmail',
    defaultMessage: 'Social e-mail must be verified; check the e-mail settings',
    description: 'Code 9905.',
  },
  popupClosed: {
    id: 'errors.popupClosed',
    defaultMessage: 'Social sign-in popup was closed',
    description: 'Code popup_closed_by_user.',
  },
  accessWithdrawn: {
    id: 'errors.accessWithdrawn',
    defaultMessage: 'You no longer have access here. Ask an admin of this workspace.',
    description: 'Code ACCESS_WITHDRAWN: an admin or a system of the company has withdrawn the access.',
  },
  locked: {
    id: 'errors.locked',
    defaultMessage: 'Account locked; reset password',
    description: 'Code LOCKED: too many failed sign-ins.',
  },
  passwordsDiffer: {
    id: 'errors.passwordsDiffer',
    defaultMessage: 'Passwords do not match',
    description: 'Code PASSWORD_DONT_MATCH, on submit.',
  },
  forbidden: {
    id: 'errors.forbidden',
    defaultMessage: 'You are not allowed to do this',
    description: 'Code FORBIDDEN: the role is missing.',
  },
  network: {
    id: 'errors.network',
    defaultMessage: 'The connection was interrupted. Nothing is lost; try again.',
    description: 'Code NETWORK: no answer came.',
  },
  outdated: {
    id: 'errors.outdated',
    defaultMessage: 'There is a newer version of this site. Reload the page, then try again.',
    description: 'Code UNKNOWN_DOCUMENT: the page is of a version that the servers no longer know. Nothing was done.',
  },
  tooMany: {
    id: 'errors.tooMany',
    defaultMessage: 'Too many attempts in a short time. Wait a minute and try again.',
    description: 'Code RATE_LIMITED: the server asks to slow down.',
  },
  jobsFull: {
    id: 'errors.jobsFull',
    defaultMessage:
      'Too much of this is still waiting in your workspace. Nothing was changed; try again when some of it is done.',
    description: 'Code JOBS_FULL: as many imports, changes or messages wait as may.',
  },
  noSpace: {
    id: 'errors.noSpace',
    defaultMessage: 'The server has no room left. Nothing was saved; try again later.',
    description: 'Code NO_SPACE: the disk of the server is full.',
  },
  discussionClosed: {
    id: 'errors.discussionClosed',
    defaultMessage: 'This question is closed. Nobody can reply any more.',
    description: 'Code DISCUSSION_CLOSED.',
  },
  pinnedFull: {
    id: 'errors.pinnedFull',
    defaultMessage:
      'At most {most, plural, one {# question} other {# questions}} can be pinned after a lecture. Unpin one of them first.',
    description: 'Code PINNED_FULL.',
  },
  reviewFull: {
    id: 'errors.reviewFull',
    defaultMessage:
      'There is no room for more here: the most is {most}. Delete or withdraw something first, then try again.',
    description: 'Code REVIEW_FULL: too many comments, or too many links for a review. {most} is a number.',
  },
});
