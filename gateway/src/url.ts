/** Addresses are absolute in answers (the scalar `URL`), and stored as they are on every host. */
import { getNamedType, isListType, isNonNullType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';

type Called = Pick<Context, 'origin'>;

/** What the called host serves itself gets its scheme and host; everything else is absolute already or no address at all. */
export const toAbsoluteUrl = (url: string, { origin }: Called): string =>
  url.startsWith('/') && !url.startsWith('//') ? origin + url : url;

/** An address that was read here and comes back: stored as a path, it stays right under every name of the host. */
export const toStoredUrl = (url: string, { origin }: Called): string =>
  url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;

/** Makes every field of the type `URL` absolute, in place. */
export function makeUrlsAbsolute(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (getNamedType(field.type).name === 'URL') field.resolve = absolute(field as GraphQLField<unknown, Context>);
    }
  }
}

type Resolve = NonNullable<GraphQLField<unknown, Context>['resolve']>;

const one = (value: unknown, context: Called): unknown =>
  typeof value === 'string' ? toAbsoluteUrl(value, context) : value;

function absolute({ name, type, resolve }: GraphQLField<unknown, Context>): Resolve {
  const read: Resolve = resolve ?? ((source) => (source as Readonly<Record<string, unknown>>)[name]);
  const isList = isListType(isNonNullType(type) ? type.ofType : type);
  const all = (value: unknown, context: Context): unknown =>
    isList && Array.isArray(value) ? value.map((item) => one(item, context)) : one(value, context);
  return (source, args, context, info) => {
    const value: unknown = read(source, args, context, info);
    return value instanceof Promise ? value.then((found: unknown) => all(found, context)) : all(value, context);
  };
}
