import { findEraseTime } from '../identity/inactivityQueries.ts';
import type { PrepareMail } from '../mail/preparedMail.ts';

/** Warns someone that their account is to be erased; not those who have been here since. */
export const prepareInactiveMail: PrepareMail = async (trx, { mail, findPerson, addressedTo }) => {
  const userId = Number(mail.params['userId']);
  const person = await findPerson({ userId });
  const eraseTime = await findEraseTime(trx, userId);
  return person === null || eraseTime === null ? null : { ...addressedTo(person, '/signin'), time: eraseTime };
};
