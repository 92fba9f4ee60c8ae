import { textOf, type UserErrorModel } from './userErrorModel.ts';

/** The version that is stored now, of a write that was refused because it was made on another one (OP-14). */
export function currentVersion({ userErrors }: { readonly userErrors: readonly UserErrorModel[] }): string | null {
  const refusal = userErrors.find(({ code }) => code === 'PRECONDITION_FAILED');
  return refusal === undefined ? null : textOf(refusal, 'etag');
}
