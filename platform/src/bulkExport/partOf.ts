/** Where a part of a file is in the store; the first is 1. */
export const partOf = (storeKey: string, number: number): string => `${storeKey}/${number}.jsonl.gz`;
