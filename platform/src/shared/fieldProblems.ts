import { DomainError, type FieldError } from '../errors.ts';
import type { FieldReason } from './fieldReason.ts';

/** Collects what does not fit, so that one answer names every field. Paths are dotted: `modules.0.lectures.2.name`. */
export class FieldProblems {
  readonly #errors: FieldError[] = [];
  #refusesUnfinished = false;

  add(field: string, message: string, reason: FieldReason | null = null): void {
    this.#errors.push({ field, message, ...reason });
  }

  /** For what learners need and a draft may lack (OP-230): a problem only after `refuseUnfinished`. */
  addUnfinished(field: string): void {
    if (this.#refusesUnfinished) {
      this.add(field, 'is required', { reason: 'REQUIRED' });
    }
  }

  /** From here on what is unfinished is a problem as any other. */
  refuseUnfinished(): void {
    this.#refusesUnfinished = true;
  }

  get errors(): readonly FieldError[] {
    return this.#errors;
  }

  /** Throws `INVALID` with every field when there is any. */
  throwIfAny(): void {
    if (this.#errors.length > 0) {
      throw new DomainError('INVALID', { errors: this.#errors });
    }
  }
}
