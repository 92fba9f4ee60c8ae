/** A function of immutable values that works each of them out once, for as long as the value is there. */
export function remembered<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const before = known.get(key);
    if (before) return before.value;
    const value = find(key);
    known.set(key, { value });
    return value;
  };
}
