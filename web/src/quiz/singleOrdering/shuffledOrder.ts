/**
 * Positions from 1 to the length of `right` in a random order that is not `right` itself, where there is another. `random` gives numbers
 * from 0 (included) to 1 (excluded).
 */
export function shuffledOrder(right: readonly number[], random: () => number): readonly number[] {
  const order = [...right];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  const isRight = order.every((position, place) => position === right[place]);
  return isRight && order.length > 1 ? [...order.slice(1), order[0] as number] : order;
}
