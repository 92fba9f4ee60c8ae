import { deliverMail } from '../mail/deliverMail.ts';
import { mailKinds } from '../mailKinds.ts';
import type { RenderedMail } from '../mail/renderMail.ts';
import { doJobs } from './doJobs.ts';
import type { TestApp } from './testApp.ts';
import type { Id } from '../shared/id.ts';

const silent = { warn: () => undefined, error: () => undefined };

/** Renders the mails that are due at this moment as if they were sent, in the order of their making; `early` those too whose time has not come. */
export async function sentMails(server: TestApp, options: { early?: boolean } = {}): Promise<RenderedMail[]> {
  const { config, db } = server;
  const mails: { readonly id: Id; readonly mail: RenderedMail }[] = [];
  const send = async (mail: RenderedMail, id: string): Promise<void> => {
    mails.push({ id: Number(id.split('.')[1]), mail });
  };
  const delivery = deliverMail({ config, db, clock: () => server.now() }, { send, log: silent, kinds: mailKinds });
  while ((await doJobs(server, delivery, options)).completed > 0) {
    // Until none is due.
  }
  return mails.toSorted((a, b) => a.id - b.id).map(({ mail }) => mail);
}

/** The token of the link in a mail. */
export const tokenOfMail = (mail: RenderedMail | undefined): string =>
  new URL(mail?.link ?? 'none:').search.split('=')[1] ?? '';
