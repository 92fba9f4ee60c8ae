/** The places, in ascending order, of one longest strictly increasing run of `numbers`, which need not be next to each other. */
export function longestIncreasing(numbers: readonly number[]): ReadonlySet<number> {
  /** By length of a run: the place of the smallest number that ends one. */
  const ends: number[] = [];
  const before: number[] = [];
  for (const [place, number] of numbers.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] as number] as number) < number) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    before[place] = low === 0 ? -1 : (ends[low - 1] as number);
    ends[low] = place;
  }
  const run = new Set<number>();
  for (let place = ends.at(-1) ?? -1; place !== -1; place = before[place] as number) {
    run.add(place);
  }
  return run;
}
