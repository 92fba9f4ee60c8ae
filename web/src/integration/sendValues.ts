import type { Failure } from '../errors/errorText.ts';
import type { SentValues } from './integrationForm.ts';

/** Why values were not taken; `field` names one of the input. */
export type ValuesFailure = Failure & { readonly field?: string | null };

/** Sends the fields of a provider and tells what was wrong with them; nothing where all is right. */
export type SendValues = (values: SentValues, settled: (failures: readonly ValuesFailure[]) => void) => void;
