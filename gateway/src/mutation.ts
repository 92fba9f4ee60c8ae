/**
 * What all mutations have in common: expected refusals become `userErrors`, and nothing that was read before the write is believed
 * after it.
 */
import { getNamedType, isInputObjectType, type GraphQLInputType, type GraphQLResolveInfo } from 'graphql';
import type { Context } from './context.ts';
import { toUserErrors, userError, type InputFault } from './errors.ts';
import { everyInputFault } from './everyInputFault.ts';
import type { UserErrorModel } from './node/userErrorModel.ts';
import { renamedPath, renamedSentence, sentenceAbout, type Names } from './inputPaths.ts';

export interface MutationOptions<Input> {
  /** The input's path by the platform's name of a field, where the two differ; or how the one follows from the other. */
  readonly fields?: Names | ((path: string, input: Input) => string);
  /** Turns a failed call into refusals, or rethrows it; {@link toUserErrors} when left out. */
  readonly refusals?: (error: unknown) => UserErrorModel[];
}

type Payload = Readonly<Record<string, unknown>>;

/**
 * A mutation of one input. `work` answers the payload; it may answer `userErrors` itself, where a refusal has more to say. What it throws
 * because the input or the rules forbid it becomes `userErrors` with every other field null; anything else is an error of this field
 * alone, so that mutations beside it stand.
 */
export const mutation =
  <Input, Result extends Payload>(
    work: (input: Input, context: Context, info: GraphQLResolveInfo) => Promise<Result>,
    options: MutationOptions<Input> = {},
  ) =>
  async (
    _root: unknown,
    { input }: { input: Input },
    context: Context,
    info: GraphQLResolveInfo,
  ): Promise<Omit<Result, 'userErrors'> & { userErrors: UserErrorModel[] }> => {
    const { fields = {}, refusals = toUserErrors } = options;
    const nameOf = typeof fields === 'function' ? fields : (path: string) => renamedPath(path, fields);
    const withPaths = (userErrors: readonly UserErrorModel[]): UserErrorModel[] =>
      userErrors.map((refusal) => {
        const field = inputPath(refusal.field, (path) => nameOf(path, input), inputTypeOf(info));
        return { ...refusal, field, message: toldOf(refusal, field) };
      });
    try {
      const result: Result & { userErrors?: readonly UserErrorModel[] } = await work(input, context, info);
      return { ...result, userErrors: withPaths(result.userErrors ?? []) };
    } catch (error) {
      // The fields left out are null for the executor.
      const faults = await everyInputFault(error, input, context, (rest, unsent) => work(rest, unsent, info));
      const refused = faults?.map(ofFault) ?? refusals(error);
      return { userErrors: withPaths(refused) } as Awaited<ReturnType<ReturnType<typeof mutation<Input, Result>>>>;
    } finally {
      context.forgetLoaders();
    }
  };

/** What does not fit is told by the name that the caller knows; other codes keep the words of the catalogue (ERR-04). */
const toldOf = ({ code, message, field }: UserErrorModel, path: string | null): string =>
  code === 'INVALID' && field != null && path !== null ? renamedSentence(message, field, path) : message;

/** What the gateway itself refuses is told as the platform would. */
const ofFault = ({ message, field }: InputFault): UserErrorModel =>
  userError('INVALID', field === null ? message : sentenceAbout(field, message), field);

const inputTypeOf = ({ schema, fieldName }: GraphQLResolveInfo): GraphQLInputType | undefined =>
  schema.getMutationType()?.getFields()[fieldName]?.args[0]?.type;

/** The path as the caller wrote it. One that the input does not have is null: the message stands for the whole input then. */
function inputPath(
  field: string | null,
  nameOf: (path: string) => string,
  type: GraphQLInputType | undefined,
): string | null {
  return field === null ? null : known(nameOf(field.replaceAll(/\[(\d+)\]/g, '.$1')).split('.'), type);
}

/** The beginning of a path that the type has; null when it has none of it. */
function known(parts: readonly string[], type: GraphQLInputType | undefined): string | null {
  const path: string[] = [];
  let at = type;
  for (const part of parts) {
    const named = at === undefined ? undefined : getNamedType(at);
    const isIndex = /^\d+$/.test(part);
    const next = isInputObjectType(named) && !isIndex ? named.getFields()[part]?.type : undefined;
    if (!isIndex && next === undefined) break;
    path.push(part);
    if (next !== undefined) at = next;
  }
  return path.length === 0 ? null : path.join('.');
}
