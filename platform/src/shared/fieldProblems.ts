import { DomainError, type FieldError } from '../errors.ts';
import type { FieldReason } from './fieldReason.ts';

/** Collects what does not fit, so that one answer names every field. Paths are dotted: `modules.0.lectures.2.name`. */
export class FieldProblems {
  readonly #errors: FieldError[] = [];

  add(field: string, message: string, reason: FieldReason | null = null): void {
    this.#errors.push({ field, message, ...reason });
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
