/** Why a form was refused: a refusal, which may be about one field, or a request that failed. */
export type FieldFailure = Error | { readonly code: string; readonly field?: string | null; readonly params?: unknown };

/** The code of a refusal, null for a request that failed. */
export function refusalCode(failure: FieldFailure | null): string | null {
  return failure && 'code' in failure && !(failure instanceof Error) ? failure.code : null;
}

/** The field that a refusal is about, null where it is about the whole form. */
export function refusedField(failure: FieldFailure | null): string | null {
  return failure && 'field' in failure ? (failure.field ?? null) : null;
}
