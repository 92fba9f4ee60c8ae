/** Property tests try the same in every run of a seed (`TEST_SEED`). */
import * as fc from 'fast-check';
import { inject } from 'vitest';

fc.configureGlobal({ seed: inject('seed') });
