/** After work on many that continues when one fails: throws what they failed with, if any did. */
export function throwFailures(failures: readonly unknown[], message: string): void {
  if (failures.length > 0) {
    throw new AggregateError(failures, message);
  }
}
