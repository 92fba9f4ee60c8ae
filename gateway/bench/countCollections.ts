/** Loaded into a process that is measured: tells its parent, whenever asked, how often garbage was collected so far. */
import { constants, PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks';

export interface Collections {
  /** Of the young generation. */
  readonly scavenges: number;
  /** Of the whole heap. */
  readonly markCompacts: number;
}

let scavenges = 0;
let markCompacts = 0;

new PerformanceObserver((list) => {
  for (const { detail } of list.getEntries() as (PerformanceEntry & { detail: { kind: number } })[]) {
    if (detail.kind === constants.NODE_PERFORMANCE_GC_MINOR) scavenges += 1;
    if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) markCompacts += 1;
  }
}).observe({ entryTypes: ['gc'] });

process.on('message', () => process.send?.({ scavenges, markCompacts } satisfies Collections));
// Who asks is no reason to stay.
process.channel?.unref();
