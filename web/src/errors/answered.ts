/** The payload of a mutation that succeeded: the network layer rejects an answer with errors, and without one there is a payload. */
export function answered<Payload>(payload: Payload | null | undefined): Payload {
  if (payload == null) throw new Error('A mutation was answered with neither a payload nor an error.');
  return payload;
}
