import { isNonNullType, type GraphQLOutputType, type GraphQLResolveInfo } from 'graphql';

type Path = GraphQLResolveInfo['path'];

/**
 * Lists of one answer that are null as they, or a list in them, were refused: what stands in them is not read any more. Compiled
 * documents make a path anew for each field, so that nothing of them is known here; they end with their answer.
 */
export class RefusedLists {
  readonly #types = new WeakMap<Path, GraphQLOutputType>();
  readonly #refused = new WeakSet<Path>();

  /** Each list, before what stands in it. */
  note({ path, returnType }: GraphQLResolveInfo): void {
    this.#types.set(path, returnType);
  }

  /** A list that must not be null takes the list around it with it, and so on. */
  refuse({ path }: GraphQLResolveInfo): void {
    let list = path;
    for (let around = listAround(list); around !== undefined; around = listAround(list)) {
      if (!isNonNullType(this.#types.get(list))) break;
      list = around;
    }
    this.#refused.add(list);
  }

  holds({ path }: GraphQLResolveInfo): boolean {
    for (let at: Path | undefined = path; at !== undefined; at = at.prev) if (this.#refused.has(at)) return true;
    return false;
  }
}

/** The list whose item the field stands on; undefined where it stands on anything else. */
const listAround = ({ prev }: Path): Path | undefined => (typeof prev?.key === 'number' ? prev.prev : undefined);
