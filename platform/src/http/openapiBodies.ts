interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
}

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}

interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** A body that may be null may be left out: the framework calls every body required, and generated clients would insist on it. */
export function withOptionalBodies<T extends object>(document: T): T {
  const { paths = {}, components } = document as Document;
  const mayBeNull = ({ $ref, type, anyOf = [] }: Schema): boolean => {
    const named = $ref === undefined ? undefined : components?.schemas?.[$ref.split('/').at(-1) ?? ''];
    return type === 'null' || anyOf.some(mayBeNull) || (named !== undefined && mayBeNull(named));
  };
  const completed = (operation: Operation): Operation => {
    const { requestBody } = operation;
    const isOptional = Object.values(requestBody?.content ?? {}).some(({ schema = {} }) => mayBeNull(schema));
    return requestBody !== undefined && isOptional
      ? { ...operation, requestBody: { ...requestBody, required: false } as typeof requestBody }
      : operation;
  };
  return {
    ...document,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, completed(operation)])),
      ]),
    ),
  };
}
