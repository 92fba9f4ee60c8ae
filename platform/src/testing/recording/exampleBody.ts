/** A body that fits a JSON schema of the document, of what has to be there; named values take the place of what a schema cannot know. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly format?: string;
  readonly default?: unknown;
}

export interface BodyValues {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** By the name of the property. */
  readonly named: Readonly<Record<string, unknown>>;
}

export function exampleBody(schema: JsonSchema, values: BodyValues, name = ''): unknown {
  if (Object.hasOwn(values.named, name)) {
    return values.named[name];
  }
  const { $ref, allOf, anyOf, oneOf } = schema;
  if ($ref !== undefined) {
    return exampleBody(values.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, values, name);
  }
  if (allOf !== undefined) {
    return Object.assign({}, ...allOf.map((part) => exampleBody(part, values, name))) as unknown;
  }
  const choice = (anyOf ?? oneOf ?? []).find(({ type }) => type !== 'null');
  if (choice !== undefined) {
    return exampleBody(choice, values, name);
  }
  return schema.const ?? schema.enum?.[0] ?? schema.default ?? ofType(schema, values, name);
}

function ofType(schema: JsonSchema, values: BodyValues, name: string): unknown {
  const type = [schema.type].flat().find((each) => each !== 'null');
  switch (type) {
    case 'object':
      return ofObject(schema, values);
    case 'array':
      return schema.items === undefined ? [] : [exampleBody(schema.items, values, name)];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      return 'Tea'.padEnd(schema.minLength ?? 0, 'a');
  }
}

/** What is required; where nothing is, the first that may be changed. */
function ofObject({ properties = {}, required = [] }: JsonSchema, values: BodyValues): unknown {
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  return Object.fromEntries(names.map((each) => [each, exampleBody(properties[each] ?? {}, values, each)]));
}
