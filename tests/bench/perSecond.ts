/** How often a second something is done by so many at once, each again as soon as it is done. */
export async function perSecond(
  milliseconds: number,
  clients: number,
  act: (client: number) => Promise<void>,
): Promise<number> {
  const until = Date.now() + milliseconds;
  let count = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (Date.now() < until) {
        await act(client);
        count += 1;
      }
    }),
  );
  return (count / milliseconds) * 1000;
}
