/** What LinkedIn keeps of a certificate in somebody's profile. */
export interface ProfileEntry {
  /** Name of the course. */
  readonly name: string;
  /** Who issued it. */
  readonly organization: string;
  /** ISO 8601. */
  readonly issueTime: string;
  /** Where anyone can verify it. */
  readonly url: string;
  readonly id: string;
}

/**
 * LinkedIn's form "Add license or certification", filled in. Its parameters as LinkedIn documents them for "Add to profile" buttons:
 * https://addtoprofile.linkedin.com
 */
export function linkedInAddress({ name, organization, issueTime, url, id }: ProfileEntry): string {
  const issued = new Date(issueTime);
  const address = new URL('https://www.linkedin.com/profile/add');
  address.search = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name,
    organizationName: organization,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: url,
    certId: id,
  }).toString();
  return address.href;
}
