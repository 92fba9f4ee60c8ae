/** What a request of an identity provider can be refused with, in the words of RFC 7644, section 3.12. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'
  | 'uniqueness';

/** An expected refusal of SCIM; `message` is a sentence that the admins of the provider read in its log. */
export class ScimError extends Error {
  override readonly name = 'ScimError';
  readonly scimType: ScimType;

  constructor(scimType: ScimType, message: string) {
    super(message);
    this.scimType = scimType;
  }

  get status(): 400 | 409 {
    return this.scimType === 'uniqueness' ? 409 : 400;
  }
}
