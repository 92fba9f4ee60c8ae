/** What is told to the trackers (EVT-01…05, OP-65). */
export type TrackedEvent = 'enrol' | 'workspace_setup' | 'sign_up' | 'personalise_workspace' | 'trial_sign_up';

/** What goes along, beside the workspace's id. */
export interface TrackedDetails {
  courseId?: number;
}

type Send = (event: TrackedEvent, details: TrackedDetails) => void;

let send: Send | null = null;

/** Tells the trackers of the workspace that something happened; where none are configured, nothing is told to anybody. */
export function track(event: TrackedEvent, details: TrackedDetails = {}): void {
  send?.(event, details);
}

/** Where events go from now on; null for nowhere. */
export function sendEventsTo(next: Send | null): void {
  send = next;
}
