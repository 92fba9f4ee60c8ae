/** What LinkedIn keeps of a certificate in someone's profile. */
export interface ProfileEntry {
  /** Name of the course. */
  readonly name: string;
  /** Who issued it. */
  readonly organization: string;
  /** ISO 8601. */
  readonly issueTime: string;
  /** ISO 8601; null for always. */
  readonly expireTime: string | null;
  /** Where anyone can verify it. */
  readonly url: string;
  readonly id: string;
}

/**
 * LinkedIn's form "Add license or certification", filled in. Its parameters as LinkedIn documents them for "Add to profile" buttons:
 * https://addtoprofile.linkedin.com
 */
export function linkedInAddress({ name, organization, issueTime, expireTime, url, id }: ProfileEntry): string {
  const issued = new Date(issueTime);
  const address = new URL('https://www.linkedin.com/profile/add');
  address.search = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name,
    organizationName: organization,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    ...(expireTime === null
      ? {}
      : {
          expirationYear: String(new Date(expireTime).getUTCFullYear()),
          expirationMonth: String(new Date(expireTime).getUTCMonth() + 1),
        }),
    certUrl: url,
    certId: id,
  }).toString();
  return address.href;
}
