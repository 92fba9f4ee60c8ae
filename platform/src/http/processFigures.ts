import { collectDefaultMetrics, Registry } from 'prom-client';

let figures: Registry | undefined;

/**
 * What is counted of the process: memory, garbage collection, delays of the event loop. What watches them has no end, so it begins once
 * in a process: an app that is closed leaves nothing running, and nothing that holds on to it.
 */
export function processFigures(): Registry {
  if (figures === undefined) {
    figures = new Registry();
    collectDefaultMetrics({ register: figures });
  }
  return figures;
}
