/** Verifying and printing certificates (CERT-06, OP-24). */
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import type { RequestWorkspace } from '../http/requestWorkspace.ts';
import { isDefaultHost } from '../workspace/hostRules.ts';
import { findProfile } from '../workspace/profile/profileQueries.ts';
import { findWorkspace } from '../workspace/workspaceQueries.ts';
import { brandColour } from '../shared/brandColour.ts';
import type { Language } from '../shared/languages.ts';
import type { CertificateDesign } from './certificatePdf.ts';
import { findCertificate } from './certificateQueries.ts';
import { toCertificateWire, type CertificateWire } from '../enrolment/certificateStatus.ts';
import { certificateLanguage } from './certificateTexts.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => uuidPattern.test(text);

/** The certificate of the host's workspace; NOT_FOUND for any other text. */
export async function readCertificate(
  { db, clock }: Deps,
  { workspaceId }: RequestWorkspace,
  uuid: string,
): Promise<CertificateWire> {
  const found = isUuid(uuid) ? await inWorkspace(db, workspaceId, (trx) => findCertificate(trx, uuid)) : null;
  if (found === null) {
    throw new DomainError('NOT_FOUND');
  }
  return toCertificateWire(found, clock().toISOString());
}

/** The same while it stands: what was revoked is not printed any more. */
export async function readStatus(deps: Deps, workspace: RequestWorkspace, uuid: string): Promise<CertificateWire> {
  const certificate = await readCertificate(deps, workspace, uuid);
  if (certificate.status === 'REVOKED') {
    throw new DomainError('NOT_FOUND');
  }
  return certificate;
}

/** Who issues the certificates of a workspace, and where. */
export interface Issuer {
  readonly name: string;
  /** Address of the web client at the workspace's host, without a slash at its end. */
  readonly origin: string;
  readonly colour: string;
  /** Language of the workspace, where it is one of the product's. */
  readonly language: Language;
}

/**
 * The host is the registered one or one of the configuration: a made-up host of the request would be printed and signed, and each would
 * be a page of its own.
 */
export async function readIssuer(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { workspaceId, host: asked }: RequestWorkspace,
): Promise<Issuer> {
  const [workspace, profile] = await inWorkspace(db, workspaceId, async (trx) => [
    await findWorkspace(trx, workspaceId),
    (await findProfile(trx, workspaceId))?.profile ?? {},
  ]);
  const host = isDefaultHost(asked, config.defaultHosts) ? asked : (workspace?.hostname ?? asked);
  const { company, title, lang, theme } = profile;
  const primary = typeof theme === 'object' && theme !== null && 'primary' in theme ? theme.primary : null;
  return {
    name: [company, workspace?.company, title, host].find(isText) ?? host,
    origin: config.publicUrlPattern.replace('{hostname}', host).replace(/\/+$/, ''),
    colour: brandColour(primary, workspace?.color),
    language: certificateLanguage(undefined, lang),
  };
}

/** How the workspace's certificates look; `language` as asked for. */
export async function certificateDesign(
  deps: Deps,
  workspace: RequestWorkspace,
  uuid: string,
  language: string | undefined,
): Promise<CertificateDesign> {
  const issuer = await readIssuer(deps, workspace);
  return {
    issuer: issuer.name,
    colour: issuer.colour,
    language: certificateLanguage(language, issuer.language),
    verifyUrl: verifyAddress(issuer, uuid),
  };
}

/** The page that says of a certificate whether it stands. */
export const verifyAddress = ({ origin }: Pick<Issuer, 'origin'>, uuid: string): string =>
  `${origin}/verifycertificate/?uuid=${uuid}`;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
