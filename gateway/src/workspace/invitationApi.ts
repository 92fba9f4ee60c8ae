import type { Rest } from '../rest/Rest.ts';
import { encoded } from '../rsql.ts';
import type { InvitationWire } from './personWire.ts';

/** `GET /public/invitations/{token}`: 400 with 1100 or 1101 for one that does not count. */
export const getInvitation = (rest: Rest, token: string): Promise<InvitationWire> =>
  rest.getUnkept(`/api/v1/public/invitations/${encoded(token)}`);
