/**
 * A certificate as an AchievementCredential of Open Badges 3.0, which is a Verifiable Credential 2.0 (BEY-17). Pure: equal arguments
 * give the same document.
 */
import { createHash } from 'node:crypto';
import type { JsonObject } from '../../db/columnTypes.ts';
import type { CertificateSource } from '../certificateQueries.ts';
import { verifyAddress, type Issuer } from '../certificateService.ts';
import { credentialAddresses } from './credentialAddresses.ts';
import { criteriaText, pointsText, summaryText } from './credentialTexts.ts';
import { encodeStatusList, placeOf } from './statusList.ts';

const credentialsContext = 'https://www.w3.org/ns/credentials/v2';
const badgesContext = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';
/** Has the word for how the schema is checked. */
const extensionsContext = 'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json';
const controllerContext = 'https://www.w3.org/ns/cid/v1';
const schemaAddress = 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

/** Whole seconds, as the claims of a JWT have them: verifiers compare the two. */
export const wholeSeconds = (time: string | Date): string => new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');

export function openBadge(certificate: CertificateSource, issuer: Issuer): JsonObject & { readonly id: string } {
  const addresses = credentialAddresses(issuer);
  const id = addresses.credential(certificate.uuid);
  const { list, index } = placeOf(certificate.statusNumber);
  return {
    '@context': [credentialsContext, badgesContext, extensionsContext],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: certificate.courseName,
    issuer: issuerOf(issuer),
    validFrom: wholeSeconds(certificate.issuedDate),
    ...(certificate.expireTime === null ? {} : { validUntil: wholeSeconds(certificate.expireTime) }),
    credentialSubject: {
      id: `${id}#holder`,
      type: ['AchievementSubject'],
      identifier: identifiersOf(certificate),
      achievement: achievementOf(certificate, issuer),
      result: [
        {
          type: ['Result'],
          resultDescription: resultAddress(certificate, issuer),
          value: String(certificate.scorePercent),
        },
      ],
    },
    credentialStatus: {
      id: `${addresses.statusList(list)}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: addresses.statusList(list),
    },
    credentialSchema: [{ id: schemaAddress, type: '1EdTechJsonSchemaValidator2019' }],
    evidence: [{ id: verifyAddress(issuer, certificate.uuid), type: ['Evidence'] }],
  };
}

/** Anyone who knows the address of the holder can tell that it is theirs; nobody reads it there. */
function identifiersOf({ holderName, email, uuid }: CertificateSource): readonly JsonObject[] {
  const name = { type: 'IdentityObject', hashed: false, identityHash: holderName, identityType: 'name' };
  if (email === null) {
    return [name];
  }
  const hash = createHash('sha256').update(`${email.toLowerCase()}${uuid}`).digest('hex');
  return [
    { type: 'IdentityObject', hashed: true, identityHash: `sha256$${hash}`, identityType: 'emailAddress', salt: uuid },
    name,
  ];
}

const issuerOf = (issuer: Issuer): JsonObject => ({
  id: credentialAddresses(issuer).issuer,
  type: ['Profile'],
  name: issuer.name,
  url: issuer.origin,
});

const resultAddress = ({ courseId }: Pick<CertificateSource, 'courseId'>, issuer: Issuer): string =>
  `${credentialAddresses(issuer).achievement(courseId)}#points`;

function achievementOf(certificate: CertificateSource, issuer: Issuer): JsonObject {
  const { language } = issuer;
  const { courseName, courseSummary, courseLanguage, requiredPercent } = certificate;
  return {
    id: credentialAddresses(issuer).achievement(certificate.courseId),
    type: ['Achievement'],
    achievementType: 'Course',
    name: courseName,
    description:
      courseSummary === null || courseSummary.trim() === '' ? summaryText(courseName, language) : courseSummary,
    criteria: { narrative: criteriaText(requiredPercent, language) },
    ...(courseLanguage === null ? {} : { inLanguage: courseLanguage }),
    resultDescription: [
      {
        id: resultAddress(certificate, issuer),
        type: ['ResultDescription'],
        name: pointsText(language),
        resultType: 'Percent',
        valueMin: '0',
        valueMax: '100',
        ...(requiredPercent === null ? {} : { requiredValue: String(requiredPercent) }),
      },
    ],
  };
}

/** What the course of a certificate certifies, on its own. */
export const achievementDocument = (newest: CertificateSource, issuer: Issuer): JsonObject => ({
  '@context': [credentialsContext, badgesContext],
  ...achievementOf(newest, issuer),
  creator: issuerOf(issuer),
});

/** The issuer, which names its keys as a controlled identifier does: a credential signed by another key is not its own. */
export function issuerDocument(
  issuer: Issuer,
  keys: readonly { readonly keyId: string; readonly publicKey: JsonObject }[],
): JsonObject {
  const addresses = credentialAddresses(issuer);
  const methods = keys.map(({ keyId, publicKey }) => ({
    id: addresses.key(keyId),
    type: 'JsonWebKey',
    controller: addresses.issuer,
    publicKeyJwk: publicKey,
  }));
  return {
    '@context': [credentialsContext, badgesContext, controllerContext],
    ...issuerOf(issuer),
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  };
}

const dayMs = 86_400_000;

/**
 * A list of places, those at `revoked` set. It is valid from the start of the day until the end of the next: anyone who keeps a copy from
 * before a revocation cannot show it for long, and the document is the same all day.
 */
export function statusListCredential(
  list: number,
  revoked: Iterable<number>,
  issuer: Issuer,
  now: Date,
): JsonObject & { readonly id: string } {
  const id = credentialAddresses(issuer).statusList(list);
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return {
    '@context': [credentialsContext],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: credentialAddresses(issuer).issuer,
    validFrom: wholeSeconds(new Date(today)),
    validUntil: wholeSeconds(new Date(today + 2 * dayMs)),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeStatusList(revoked),
    },
  };
}
