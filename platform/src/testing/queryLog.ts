import {
  PostgresQueryCompiler,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type RootOperationNode,
} from 'kysely';

/** Notes the statements of a database: `db.withPlugin(log.plugin)`. */
export interface QueryLog {
  readonly plugin: KyselyPlugin;
  /** The statements since the last call, without their values. */
  take(): string[];
}

export function createQueryLog(): QueryLog {
  let statements: string[] = [];
  return {
    plugin: {
      transformQuery: ({ node, queryId }: PluginTransformQueryArgs): RootOperationNode => {
        statements.push(new PostgresQueryCompiler().compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    },
    take: () => {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}
