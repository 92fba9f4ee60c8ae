/** Whether a navigation has happened whose page has not taken the focus yet. A document has one address, so it stands once. */
let arriving = false;

/** A navigation to another page begins. */
export function announceArrival(): void {
  arriving = true;
}

/** True once after each navigation: for the heading that takes the focus. */
export function takeArrival(): boolean {
  const taken = arriving;
  arriving = false;
  return taken;
}
