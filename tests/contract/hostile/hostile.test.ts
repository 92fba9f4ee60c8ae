import { afterAll, beforeAll, describe } from 'vitest';
import { attackedProduct, type AttackedProduct } from './attackedProduct.ts';
import { forgedHosts } from './forgedHosts.attacks.ts';
import { guessing } from './guessing.attacks.ts';
import { inputs } from './inputs.attacks.ts';
import { otherSites } from './otherSites.attacks.ts';
import { tokens } from './tokens.attacks.ts';

/** One for all attacks, as in operation: what one of them leaves behind must not help another. */
let product: AttackedProduct;

beforeAll(async () => {
  product = await attackedProduct();
});

afterAll(async () => {
  await product?.stop();
});

describe.each(Object.entries({ forgedHosts, guessing, inputs, otherSites, tokens }))('%s', (_name, attack) => {
  attack(() => product);
});
