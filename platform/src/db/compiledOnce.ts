import { sql, type Compilable, type CompiledQuery, type QueryCreator, type RawBuilder } from 'kysely';
import type { Trx } from './database.ts';
import type { Schema } from './schema.ts';

/** Stands for a value in a statement that is compiled before its values are known. */
class Slot<Name> {
  readonly name: Name;

  constructor(name: Name) {
    this.name = name;
  }
}

/** A place in the statement for the value of that name. */
export type ValueOf<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

/**
 * A statement whose text is the same at each use. It is built and compiled by its first use, as that is a noticeable part of what a process
 * does for a statement of many columns. What differs between uses is a `value`; the statement must not hold any other, so that none of the
 * first use, such as its workspace, stays in it.
 */
export function compiledOnce<Values extends object, Row>(
  build: (statement: QueryCreator<Schema>, value: ValueOf<Values>) => Compilable<Row>,
): (trx: Trx, values: Values) => Compilable<Row> {
  let compiled: CompiledQuery<Row> | undefined;
  return (trx, values) => ({
    compile: () => {
      if (trx.getExecutor().plugins.length > 0) {
        // A plugin looks at every statement, and may change it.
        return build(trx, (name) => sql.val(values[name])).compile();
      }
      compiled ??= build(trx, (name) => sql`${new Slot(name)}`).compile();
      return {
        ...compiled,
        parameters: compiled.parameters.map((parameter) => {
          if (!(parameter instanceof Slot)) {
            throw new TypeError('A statement that is compiled once holds a value of its own.');
          }
          return values[parameter.name as keyof Values];
        }),
      };
    },
  });
}
