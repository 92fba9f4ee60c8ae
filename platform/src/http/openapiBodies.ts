interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
}

interface Response {
  readonly content?: Readonly<Record<string, object>>;
}

interface Operation {
  readonly responses?: Readonly<Record<string, Response>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}

interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** Refusals are JSON, whatever an operation answers else: the framework gives its types to each of its answers. */
function refusal({ content, ...rest }: Response): Response {
  const [schema] = Object.values(content ?? {});
  return schema === undefined ? rest : { ...rest, content: { 'application/json': schema } };
}

/**
 * A body that may be null may be left out: the framework calls every body required, and generated clients would insist on it. What is
 * refused is told as JSON.
 */
export function withTrueBodies<T extends object>(document: T): T {
  const { paths = {}, components } = document as Document;
  const mayBeNull = ({ $ref, type, anyOf = [] }: Schema): boolean => {
    const named = $ref === undefined ? undefined : components?.schemas?.[$ref.split('/').at(-1) ?? ''];
    return type === 'null' || anyOf.some(mayBeNull) || (named !== undefined && mayBeNull(named));
  };
  const completed = (operation: Operation): Operation => {
    const { requestBody } = operation;
    const isOptional = Object.values(requestBody?.content ?? {}).some(({ schema = {} }) => mayBeNull(schema));
    return {
      ...operation,
      ...(requestBody !== undefined && isOptional
        ? { requestBody: { ...requestBody, required: false } as typeof requestBody }
        : {}),
      responses: Object.fromEntries(
        Object.entries(operation.responses ?? {}).map(([status, response]) => [
          status,
          Number(status) >= 400 ? refusal(response) : response,
        ]),
      ),
    };
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
