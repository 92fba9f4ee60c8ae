/** Why the profile was not saved: no answer, or a refusal with its code and, where it is about a value, the path of that. */
export type SaveFailure =
  | Error
  | { readonly code: string; readonly field?: string | null; readonly params?: unknown; readonly message?: string };

/** Whether a failure is about one value of the profile. */
export function hasField(failure: SaveFailure): failure is { code: string; field: string } {
  return 'field' in failure && typeof failure.field === 'string';
}

/** Whether someone else saved since the profile was read. */
export function isConflict(failure: SaveFailure): boolean {
  return 'code' in failure && failure.code === 'PRECONDITION_FAILED';
}

/** Whether the platform refuses a value without saying more about it. */
export function isRefusedValue(failure: SaveFailure): boolean {
  return 'code' in failure && failure.code === 'INVALID';
}
