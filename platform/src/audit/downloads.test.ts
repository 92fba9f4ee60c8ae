import { expect, test } from 'vitest';
import { openapiDocument } from '../testing/openapiDocument.ts';

interface Operation {
  readonly description?: string;
}

/** Numbers and names of courses alone: nobody's address, nobody's answers, no code that still works. */
const ofNobody: ReadonlySet<string> = new Set([
  '/api/v1/secured/campaigns.csv',
  '/api/v1/secured/courses/{id}/funnel.csv',
  '/api/v1/secured/courses/{id}/questionstatistics.csv',
]);

const isOfNobody = (path: string): boolean => ofNobody.has(path) || path.startsWith('/analytics-api/');

test('SEC OP-132 every list that can be taken as a file is noted in the audit log, or is listed as one about nobody', () => {
  const { paths } = openapiDocument() as { paths: Record<string, { get?: Operation }> };
  const files = Object.entries(paths).filter(([path]) => path.endsWith('.csv'));
  expect(files.length).toBeGreaterThan(10);
  const silent = files
    .filter(([path, { get }]) => !isOfNobody(path) && !/[Nn]oted in the (audit )?log/.test(get?.description ?? ''))
    .map(([path]) => path);
  expect(silent).toEqual([]);
});
