import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type Product } from '../support/product.ts';
import { prepareAnswerFlow, type AnswerFlow } from './answerFlow.ts';
import { processIdOf, type Part } from './processIds.ts';

let dataDir: string;
let product: Product;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-faults-'));
  product = await startProduct({ dataDir });
});

afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('no acknowledged answer is lost and none counts twice', () => {
  it.each<Part>(['platform', 'gateway', 'database'])(
    'OP-59 when the %s is killed twice while answers flow, and the product recovers on its own',
    async (part) => {
      const flow = await prepareAnswerFlow(product);
      const running = flow.run();
      for (const share of [0.25, 0.6]) {
        await flow.reaches(Math.floor(flow.total * share));
        process.kill(processIdOf(product, part), 'SIGKILL');
      }
      await running;
      expect(flow.retries).toBeGreaterThan(0);
      expect(await unlikeAnswered(flow)).toEqual([]);
    },
  );

  it('OP-59 when everything is killed, after a new start', async () => {
    const flow = await prepareAnswerFlow(product);
    const running = flow.run();
    await flow.reaches(Math.floor(flow.total * 0.4));
    const pids = (['gateway', 'platform', 'database'] as const).map((part) => processIdOf(product, part));
    const ports = { port: portOf(product.webUrl), platformPort: portOf(product.platformUrl) };
    await product.stop('SIGKILL');
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    product = await startProduct({ dataDir, ...ports });
    await running;
    expect(await unlikeAnswered(flow)).toEqual([]);
  });
});

/** Every question was answered wrong once and then right: what the platform has otherwise, with what is missing altogether. */
async function unlikeAnswered(flow: AnswerFlow): Promise<readonly unknown[]> {
  const stored = await flow.stored(product);
  const missing = flow.total / 2 - stored.length;
  const unlike = stored.filter(
    ({ correct, wrongCount, userAnswer }) => correct !== true || wrongCount !== 1 || userAnswer?.join() !== '2',
  );
  return [
    ...unlike.map(({ id, correct, wrongCount, userAnswer }) => ({ id, correct, wrongCount, userAnswer })),
    ...(missing === 0 ? [] : [{ missing }]),
  ];
}

const portOf = (url: string) => Number(new URL(url).port);
