/** A value with every text in it changed; the same value, and the same parts, where nothing changes. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') {
    return change(value) as Value;
  }
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => mapTexts(item, change));
    return (items.every((item, index) => item === value[index]) ? value : items) as Value;
  }
  if (value === null || typeof value !== 'object') {
    return value;
  }
  const entries = Object.entries(value).map(([name, item]) => [name, mapTexts<unknown>(item, change)] as const);
  const isSame = entries.every(([name, item]) => item === (value as Record<string, unknown>)[name]);
  return isSame ? value : (Object.fromEntries(entries) as Value);
}
