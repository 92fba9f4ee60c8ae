import {
  PostgresQueryCompiler,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type RootOperationNode,
} from 'kysely';

/** Notes the statements of a database: `db.withPlugin(log.plugin)`. */
export interface QueryLog {
  readonly plugin: KyselyPlugin;
  /**
   * The statements since the last call, without their values; but for the look-up of a host, whose answer is kept for ten seconds: it
   * would come when the test is slow.
   */
  take(): string[];
}

export function createQueryLog(): QueryLog {
  let statements: string[] = [];
  return {
    plugin: {
      transformQuery: ({ node, queryId }: PluginTransformQueryArgs): RootOperationNode => {
        const statement = new PostgresQueryCompiler().compileQuery(node, queryId).sql;
        if (!statement.includes('workspace_of_host(')) {
          statements.push(statement);
        }
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
