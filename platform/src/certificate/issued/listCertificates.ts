import { readRecent } from '../../db/replica/readRecent.ts';
import type { Deps } from '../../deps.ts';
import type { PageRequest, PageRows } from '../../http/paging.ts';
import type { Id } from '../../shared/id.ts';
import { findIssuedCertificates, type IssuedCertificate } from './issuedCertificateQueries.ts';

/** A page of the certificates of a workspace that `q` asks for, what changed last at the end. */
export const listCertificates = (
  { db }: Pick<Deps, 'db'>,
  workspaceId: Id,
  { q, ...page }: PageRequest & { readonly q?: string | undefined },
): Promise<PageRows<IssuedCertificate>> =>
  readRecent(db, workspaceId, (trx) => findIssuedCertificates(trx, workspaceId, { q, page }));
