/** Calls `find` once for each object; its result is forgotten together with the object. */
export function memoized<Key extends object, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const found = new WeakMap<Key, { readonly value: Found }>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined) {
      return known.value;
    }
    const value = find(key);
    found.set(key, { value });
    return value;
  };
}
