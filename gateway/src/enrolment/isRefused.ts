import { RestError } from '../rest/RestError.ts';

/** Whether the platform says that there is no such thing, or that the viewer may not see it: the two look alike. */
export const isRefused = (error: unknown): boolean =>
  error instanceof RestError && (error.status === 403 || error.status === 404);
