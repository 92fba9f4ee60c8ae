/**
 * Items look for the run-time in the windows above their own, from one `parent` to the next, until they find it or a window is its own parent.
 * Those that look for the other version's name first would climb past this page into the app's, where asking for anything throws. So
 * the climb ends here, as it does where a player is the page itself. `top` cannot be put elsewhere: browsers keep it as it is.
 */
export function endClimb(page: Window): void {
  Object.defineProperty(page, 'parent', { value: page, configurable: true });
}
