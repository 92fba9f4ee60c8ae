/** Verifying and printing certificates (CERT-06, OP-24). */
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import type { RequestWorkspace } from '../http/requestWorkspace.ts';
import { isDefaultHost } from '../workspace/hostRules.ts';
import { findProfile } from '../workspace/profile/profileQueries.ts';
import { findWorkspace } from '../workspace/workspaceQueries.ts';
import { brandColour } from '../shared/brandColour.ts';
import type { CertificateDesign } from './certificatePdf.ts';
import { findCertificate } from './certificateQueries.ts';
import type { CertificateRecord } from '../enrolment/certificateRecord.ts';
import { certificateLanguage } from './certificateTexts.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The certificate of the host's workspace; NOT_FOUND for any other text. */
export async function readCertificate(
  { db }: Deps,
  { workspaceId }: RequestWorkspace,
  uuid: string,
): Promise<CertificateRecord> {
  const found = uuidPattern.test(uuid) ? await inWorkspace(db, workspaceId, (trx) => findCertificate(trx, uuid)) : null;
  if (found === null) {
    throw new DomainError('NOT_FOUND');
  }
  return found;
}

/**
 * How the workspace's certificates look; `language` as asked for. The host on it is the registered one or one of the configuration:
 * a made-up host of the request would be printed, and each would be a page of its own.
 */
export async function certificateDesign(
  { db, config }: Deps,
  { workspaceId, host: asked }: RequestWorkspace,
  uuid: string,
  language: string | undefined,
): Promise<CertificateDesign> {
  const [workspace, profile] = await inWorkspace(db, workspaceId, async (trx) => [
    await findWorkspace(trx, workspaceId),
    (await findProfile(trx, workspaceId))?.profile ?? {},
  ]);
  const host = isDefaultHost(asked, config.defaultHosts) ? asked : (workspace?.hostname ?? asked);
  const { company, title, lang, theme } = profile;
  const primary = typeof theme === 'object' && theme !== null && 'primary' in theme ? theme.primary : null;
  return {
    issuer: [company, workspace?.company, title, host].find(isText) ?? host,
    colour: brandColour(primary, workspace?.color),
    language: certificateLanguage(language, lang),
    verifyUrl: `${config.publicUrlPattern.replace('{hostname}', host)}/verifycertificate/?uuid=${uuid}`,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
