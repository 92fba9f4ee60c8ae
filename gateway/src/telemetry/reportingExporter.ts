import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';

/** Says once when the collector stops taking spans, and once when it takes them again: a line per try would flood the log. */
export function reportingExporter(exporter: SpanExporter, log: FastifyBaseLogger): SpanExporter {
  let isTaken = true;
  return {
    export(spans, onResult) {
      exporter.export(spans, (result) => {
        const wasTaken = isTaken;
        isTaken = result.code === ExportResultCode.SUCCESS;
        if (wasTaken && !isTaken) log.warn({ reason: result.error?.message }, 'the collector takes no spans');
        if (!wasTaken && isTaken) log.info('the collector takes spans again');
        onResult(result);
      });
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
