import { DomainError } from '../errors.ts';

const full = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** As the library of pictures says it, which has no codes. */
const inWords = /no space left on device|disk quota exceeded/i;

/** Whether a failure, or what caused it, says that a disk is full: of this machine, or of the database. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (full.has(String((cause as NodeJS.ErrnoException).code)) || inWords.test(cause.message)) {
      return true;
    }
  }
  return false;
}

/** Someone has to make room first. */
const retryAfterSeconds = 60;

export const noSpace = (cause: unknown): DomainError =>
  new DomainError('NO_SPACE', { params: { retryAfterSeconds }, cause });
