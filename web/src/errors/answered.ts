/** The payload of a mutation that succeeded: the network layer rejects an answer whose payload failed. */
export function answered<Payload>(payload: Payload | null | undefined): Payload {
  if (payload == null) throw new Error('A mutation was answered with neither a payload nor an error.');
  return payload;
}
