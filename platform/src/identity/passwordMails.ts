import type { PrepareMail } from '../mail/preparedMail.ts';
import { makeSecretToken } from '../shared/secretToken.ts';
import { insertResetToken } from './resetQueries.ts';
import { resetExpiry, resetTokenHours } from './resetRules.ts';

/** The link by which someone chooses a password (AUTH-03). */
export const prepareResetMail: PrepareMail = async (trx, { mail, now, findPerson, addressedTo }) => {
  const person = await findPerson({ username: mail.recipient });
  if (person === null) {
    return null;
  }
  const { workspaceId } = mail;
  const { userId } = person;
  const { token, hash } = makeSecretToken();
  await insertResetToken(trx, { workspaceId, userId, tokenHash: hash, now, expiresTime: resetExpiry(now) });
  return {
    ...addressedTo(person, `/passwordreset?token=${token}`),
    validity: { value: resetTokenHours, unit: 'hour' },
  };
};

/** Says that a password was changed, in case someone else did it. */
export const preparePasswordChangedMail: PrepareMail = async (_trx, { mail, findPerson, addressedTo }) => {
  const person = await findPerson({ userId: Number(mail.params['userId']) });
  return person === null ? null : addressedTo(person, '/signin?view=forgot');
};
