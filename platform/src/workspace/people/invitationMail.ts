import type { PrepareMail } from '../../mail/preparedMail.ts';
import { invitationDays, issueInvitationToken } from './issueInvitationToken.ts';

/** The link by which someone joins the workspace (USERS-02); it goes to the address of the invitation, and greets nobody by name. */
export const prepareInvitationMail: PrepareMail = async (trx, { mail, now, brand, workspaceLanguage }) => {
  const { workspaceId, kind, createdTime } = mail;
  const issued = await issueInvitationToken(trx, { workspaceId, userId: Number(mail.params['userId']), now });
  return issued === null
    ? null
    : {
        kind,
        to: issued.username,
        name: null,
        language: workspaceLanguage,
        brand,
        link: `${brand.origin}/signin?invitation_token=${issued.token}`,
        time: createdTime,
        validity: { value: invitationDays, unit: 'day' },
      };
};
