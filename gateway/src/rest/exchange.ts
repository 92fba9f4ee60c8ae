/**
 * One request and its whole answer, in memory. `Dispatcher.request` makes a stream of every body, which costs more than sending and
 * reading a small one; here the pieces are gathered as the socket gives them.
 */
import type { Dispatcher } from 'undici';
import { AnswerBody } from './AnswerBody.ts';

export interface ExchangeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: AnswerBody;
}

/**
 * Rejects with undici's error when there is no whole answer, and with the signal's reason as soon as it is aborted. Calls `onSend` when
 * the request goes to a connection: from then on the other side may have it.
 */
export function exchange(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal | undefined,
  onSend?: () => void,
): Promise<ExchangeAnswer> {
  return new Promise((resolve, reject) => {
    let running: Dispatcher.DispatchController | undefined;
    let status = 0;
    let headers: ExchangeAnswer['headers'] = {};
    const pieces: Buffer[] = [];
    const giveUp = (): void => {
      const reason = signal?.reason as Error;
      running?.abort(reason);
      reject(reason);
    };
    if (signal?.aborted === true) return giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
    const end = (): void => signal?.removeEventListener('abort', giveUp);

    dispatcher.dispatch(request, {
      onRequestStart(controller) {
        // It may have waited for a connection longer than anybody waited for it. Thrown, as `abort` would close a connection that
        // nothing was sent on, and under an overload one after the other.
        if (signal?.aborted === true) throw signal.reason as Error;
        running = controller;
        onSend?.();
      },
      // An answer that only announces another one (1xx) is replaced by that.
      onResponseStart(_controller, statusCode, answered) {
        status = statusCode;
        headers = answered;
      },
      onResponseData(_controller, piece) {
        pieces.push(piece);
      },
      onResponseEnd() {
        end();
        resolve({ status, headers, body: new AnswerBody(pieces) });
      },
      onResponseError(_controller, error) {
        end();
        reject(error);
      },
    });
  });
}
