import { isNonNullType, responsePathAsArray, type GraphQLOutputType, type GraphQLResolveInfo } from 'graphql';

type Path = GraphQLResolveInfo['path'];

/** Lists of one answer that are null because they, or a list in them, were refused: their items are not read any more. */
export class RefusedLists {
  /** Used only once a list is refused, which is rare. */
  readonly #noted: Pick<GraphQLResolveInfo, 'path' | 'returnType'>[] = [];
  /** By path, as text: a compiled document makes a path again for each field. */
  readonly #types = new Map<string, GraphQLOutputType>();
  readonly #refused = new Set<string>();

  /** Each list, before what stands in it. */
  note(list: GraphQLResolveInfo): void {
    this.#noted.push(list);
  }

  /**
   * A list that must not be null makes the list around it null as well, and so on: in the schema, items of lists are never nullable.
   */
  refuse({ path }: GraphQLResolveInfo): void {
    for (const noted of this.#noted.splice(0)) this.#types.set(textOf(noted.path), noted.returnType);
    let list = path;
    for (let around = listAround(list); around !== undefined; around = listAround(list)) {
      if (!isNonNullType(this.#types.get(textOf(list)))) break;
      list = around;
    }
    this.#refused.add(textOf(list));
  }

  holds({ path }: GraphQLResolveInfo): boolean {
    if (this.#refused.size === 0) return false;
    for (let at: Path | undefined = path; at !== undefined; at = at.prev) {
      if (this.#refused.has(textOf(at))) return true;
    }
    return false;
  }
}

const textOf = (path: Path): string => responsePathAsArray(path).join('.');

/** The list whose item the field stands on; undefined where it stands on anything else. */
const listAround = ({ prev }: Path): Path | undefined => (typeof prev?.key === 'number' ? prev.prev : undefined);
