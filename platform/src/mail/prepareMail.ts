import type { Trx } from '../db/database.ts';
import { mailBrand } from './mailBrand.ts';
import { findMailPerson, findMailWorkspace, type MailPerson, type OrderedMail } from './mailQueries.ts';
import type { MailConfig, MailDraft, MailKinds, PreparedMail } from './preparedMail.ts';
import { mailLanguage } from './texts/mailTexts.ts';

/** Has the room of its kind prepare a mail. Null when it is no longer to be sent. */
export async function prepareMail(
  trx: Trx,
  { config, kinds }: { readonly config: MailConfig; readonly kinds: MailKinds },
  mail: OrderedMail,
  now: Date,
): Promise<PreparedMail | null> {
  const { workspaceId, kind, createdTime } = mail;
  const workspace = await findMailWorkspace(trx, workspaceId);
  if (workspace === null) {
    return null;
  }
  const brand = mailBrand(config, workspace);
  const draft: MailDraft = {
    config,
    mail,
    now,
    brand,
    workspaceLanguage: mailLanguage(workspace.profile['lang']),
    findPerson: (by) => findMailPerson(trx, workspaceId, by),
    addressedTo: (person: MailPerson, path: string) => ({
      kind,
      to: person.username,
      // Anyone who registered with someone else's address must not write them a line of their own. In a trial, which anybody can make,
      // an address counts as proven when a provider of the maker's choice says so.
      name: person.addressProven && !workspace.trial ? person.name : null,
      language: mailLanguage(person.language, workspace.profile['lang']),
      brand,
      link: `${brand.origin}${path}`,
      time: createdTime,
    }),
  };
  return kinds[kind](trx, draft);
}
