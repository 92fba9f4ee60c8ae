type JsonObject = Readonly<Record<string, unknown>>;

/** A member of a merge patch: left out (undefined) it is what it was, null clears it (RFC 7396, OP-14). */
export function merged<T>(received: T | null | undefined, before: T | undefined, cleared: T): T {
  if (received === undefined) {
    return before ?? cleared;
  }
  return received ?? cleared;
}

/** RFC 7396 for objects: members are merged deeply, null removes a member, everything else replaces. */
export function mergeObjects(target: JsonObject, patch: JsonObject): JsonObject {
  const result: Record<string, unknown> = { ...target };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) {
      delete result[key];
    } else {
      result[key] = isObject(value) ? mergeObjects(memberOf(target, key), value) : value;
    }
  }
  return result;
}

/** The own member; a name such as `constructor` that nobody set is none. */
function memberOf(target: JsonObject, key: string): JsonObject {
  const member = Object.hasOwn(target, key) ? target[key] : undefined;
  return isObject(member) ? member : {};
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
