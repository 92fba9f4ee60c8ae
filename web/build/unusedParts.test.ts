import { RelayFeatureFlags } from 'relay-runtime';
import { expect, it } from 'vitest';

it('the variant of fragments that the build leaves out is the one that is switched off', () => {
  expect(RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY).toBe(true);
});
