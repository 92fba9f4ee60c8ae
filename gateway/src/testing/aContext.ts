/** What an operation needs that calls nothing, for tests of the server without HTTP. */
import type { Context, Exchange } from '../context.ts';
import { CostMeter } from '../graphql/CostMeter.ts';

export interface NotedContext {
  readonly contextValue: Context;
  /** What the plugins told the HTTP side, in order. */
  readonly told: string[];
  readonly logged: unknown[];
}

/** `members` stand in for those of a real request. */
export function aContext(members: Partial<Context> = {}): NotedContext {
  const told: string[] = [];
  const logged: unknown[] = [];
  const exchange: Exchange = {
    begin: (type, name) => void told.push(`begin ${type} ${name ?? ''}`.trimEnd()),
    writeCookies: () => void told.push('cookies'),
    countRefused: async () => void told.push('refused'),
  };
  const contextValue = {
    requestId: 'request-1',
    cost: new CostMeter(100),
    session: { outcome: { kind: 'unchanged' }, source: 'none' },
    rest: { trace: { calls: 0, mostCalls: 100 } },
    log: { error: (fault: unknown) => logged.push(fault) },
    exchange,
    ...members,
  } as unknown as Context;
  return { contextValue, told, logged };
}
