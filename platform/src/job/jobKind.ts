import type { z } from 'zod';
import type { Id } from '../shared/id.ts';

/** How often and when a job that failed is tried again; the time between two attempts doubles. */
export interface JobRetry {
  /** Attempts after the first. */
  readonly most: number;
  readonly firstDelaySeconds: number;
  readonly longestDelaySeconds: number;
}

/** A kind of work that happens later. Its handler may run more than once for one job, and must then change nothing more. */
export interface JobKind<Payload extends object = object> {
  /** Lower case, such as `mail`; stands in the database and in logs. */
  readonly name: string;
  /** Ids and numbers that the handler needs; never a token, a secret or a text of someone: anyone who reads the queue reads it. */
  readonly payload: z.ZodType<Payload>;
  readonly retry: JobRetry;
  /** An attempt that takes longer is given up and tried again. */
  readonly longestSeconds: number;
  /** Jobs of this kind that one server does at a time, of all workspaces together. */
  readonly atOnce: number;
  /**
   * Of one workspace, on all servers together, so that its neighbours find a place; as many as there are when left out. With 1 they
   * are done in the order in which they were ordered.
   */
  readonly perWorkspace?: number;
  /** Watched jobs of one workspace that may be unfinished; a further one is refused with JOBS_FULL. */
  readonly mostUnfinished?: { readonly ofWorkspace: number; readonly ofTrial: number };
  /** At most one waits and one runs; for work that looks for itself what there is to do. */
  readonly single?: boolean;
  /**
   * What the audit log says of an order of it, beside its kind: ids and numbers, null for an order that changes nothing. Without it, jobs
   * of this kind are no line of the log.
   */
  noted?(payload: Payload): Readonly<Record<string, unknown>> | null;
  /** When it happens on its own, as five cron fields in UTC; its payload is empty then. */
  readonly schedule?: string;
}

/**
 * What is done row by row: two jobs of a workspace would wait for the locks of each other's people, and the later one must find what the
 * earlier one did. Other workspaces take turns at the places (`workThroughRows.ts`).
 */
export const rowByRow = {
  retry: { most: 5, firstDelaySeconds: 2, longestDelaySeconds: 300 },
  longestSeconds: 3_600,
  atOnce: 2,
  perWorkspace: 1,
  mostUnfinished: { ofWorkspace: 20, ofTrial: 3 },
} as const satisfies Partial<JobKind>;

export const noRetry: JobRetry = { most: 0, firstDelaySeconds: 1, longestDelaySeconds: 1 };

/** Keeps the type of the payload. */
export const defineJob = <Payload extends object>(kind: JobKind<Payload>): JobKind<Payload> => kind;

/** One attempt at a job, as its handler sees it. */
export interface JobAttempt<Payload extends object = object> {
  readonly payload: Payload;
  /** Where it was ordered; null for work of the installation. The handler opens its transactions there. */
  readonly workspaceId: Id | null;
  /** From 1. */
  readonly attempt: number;
  /** Nothing is tried again after this one. */
  readonly isLastAttempt: boolean;
  /** Aborted when the server stops before the job has ended, with {@link ServerStops}, or when the job was lost to another server. */
  readonly signal: AbortSignal;
  /** The run of a job that someone watches, to which its rows belong (`workThroughRows.ts`); null for any other. */
  readonly runId: Id | null;
  /**
   * Tells how far a job is that someone watches. Throws `JobCancelled` when someone
   * wants it to end: call it between the pieces of the work.
   */
  progress(step: JobStep): Promise<void>;
  /** Says what the audit log tells of the job's end beside its rows: ids and numbers. */
  tellAtEnd(said: Readonly<Record<string, number>>): void;
  /** Whether another workspace waits for a place at this kind of job: throw {@link RequeueJob} between two pieces of long work then. */
  othersWait(): Promise<boolean>;
}

export interface JobStep {
  readonly done: number;
  readonly total: number;
}

/** Throws to have the job tried again. */
export type JobHandler<Payload extends object = object> = (attempt: JobAttempt<Payload>) => Promise<void>;

/** Someone ended the job that is running: a handler lets it pass. */
export class JobCancelled extends Error {
  override readonly name = 'JobCancelled';
}

/** The job gives its place to another workspace, and continues at the end of the line: a handler lets it pass. */
export class RequeueJob extends Error {
  override readonly name = 'RequeueJob';
}

/** The job is to be tried again, and its handler has said why in the log, in words of its own. */
export class TryAgain extends Error {
  override readonly name = 'TryAgain';
}

/** The server stops: the job is returned to the line and done by another one, which counts as no failure. */
export class ServerStops extends Error {
  override readonly name = 'ServerStops';
}
