import type { WriteOptions } from '../rest/Rest.ts';

/** What a write may go ahead on (OP-14, OP-15, OP-16). */
export interface WriteConditions {
  readonly version?: number | null | undefined;
  readonly lockToken?: number | null | undefined;
  readonly force?: boolean | null | undefined;
}

/** What a write goes ahead on, as headers. */
export const writeOptions = ({ version, lockToken }: WriteConditions): WriteOptions => ({
  ifMatch: version == null ? null : `"${version}"`,
  lockToken,
});
