/** A value with an address in place of another in all its texts; the very same value where it is nowhere. Addresses hold nothing that JSON escapes. */
export function withAddress<Value>(value: Value, from: string, to: string): Value {
  const text = JSON.stringify(value);
  return text.includes(from) ? (JSON.parse(text.replaceAll(from, to)) as Value) : value;
}
