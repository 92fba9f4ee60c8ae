import { availableParallelism, cpus } from 'node:os';

/** The day and the kind of machine, for the head of a page of figures. Names of hosts and users stay out. */
export function describeRun(): string {
  const model =
    cpus()[0]
      ?.model.replaceAll(/\s*(\d+-Core )?Processor.*$/g, '')
      .trim() ?? 'unknown processor';
  return `${new Date().toISOString().slice(0, 10)}, ${model}, ${availableParallelism()} cores (shared), Node ${process.versions.node}.`;
}

/** The middle value; of an even number the lower one of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
