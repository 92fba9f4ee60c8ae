type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

interface Document {
  readonly paths?: object;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

const prefix = '#/components/schemas/';

/**
 * Keeps only the schemas that some route uses. Each named schema comes in two variants, as it is received (`XInput`) and as it
 * is answered (`X`); one that is only received gets the plain name.
 */
export function tidyComponents<T extends Document>(document: T): T {
  const schemas = (document.components?.schemas ?? {}) as Readonly<Record<string, Json>>;
  const used = new Set<string>();
  const collect = (value: Json): void => {
    for (const name of referencesIn(value)) {
      if (!used.has(name)) {
        used.add(name);
        collect(schemas[name] ?? null);
      }
    }
  };
  collect((document.paths ?? {}) as Json);

  const nameOf = (name: string): string => {
    const plain = name.replace(/Input$/, '');
    return used.has(plain) ? name : plain;
  };
  const kept = Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => used.has(name))
      .map(([name, schema]) => [nameOf(name), schema]),
  );
  const tidied = { ...document, components: { ...document.components, schemas: kept } };
  return JSON.parse(JSON.stringify(tidied), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(prefix)
      ? `${prefix}${nameOf(value.slice(prefix.length))}`
      : value,
  ) as T;
}

function referencesIn(value: Json): string[] {
  return [...JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
}
