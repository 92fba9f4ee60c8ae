import type { Trx } from '../db/database.ts';
import { isOf, type PersonKey } from '../identity/personKeyQueries.ts';
import type { Id } from '../shared/id.ts';

/** Someone whom the workspace knows by an account, or by an invitation alone. */
export interface Person {
  readonly userId: Id;
  readonly username: string;
  /** Null without an account. */
  readonly name: string | null;
  readonly isAdmin: boolean;
  /** Whether they proved to receive mail at the address. */
  readonly addressProven: boolean;
}

/**
 * A person by their id or by their e-mail address in any case of letters; null when the workspace does not know them. Anyone who has
 * registered on their own is that account, also by the id of the invitation that they had.
 */
export async function findPerson(trx: Trx, workspaceId: Id, by: PersonKey): Promise<Person | null> {
  const account = await trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceId)
    .where((eb) =>
      eb.or([
        isOf('app_user', by),
        eb.exists(
          eb
            .selectFrom('invitation')
            .select('invitation.user_id')
            .where('invitation.workspace_id', '=', workspaceId)
            .whereRef('invitation.username_key', '=', 'app_user.username_key')
            .where(isOf('invitation', by)),
        ),
      ]),
    )
    .select([
      'app_user.user_id',
      'app_user.username',
      'app_user.name',
      'app_user.role_admin',
      'app_user.email_verified_time',
    ])
    .executeTakeFirst();
  if (account !== undefined) {
    const { user_id: userId, username, name, role_admin: isAdmin, email_verified_time: proven } = account;
    return { userId, username, name, isAdmin, addressProven: proven !== null };
  }
  const invitation = await trx
    .selectFrom('invitation')
    .where('invitation.workspace_id', '=', workspaceId)
    .where(isOf('invitation', by))
    .select(['invitation.user_id', 'invitation.username'])
    .executeTakeFirst();
  return invitation === undefined
    ? null
    : {
        userId: invitation.user_id,
        username: invitation.username,
        name: null,
        isAdmin: false,
        addressProven: false,
      };
}
