/** Thrown where an address names nothing that exists: the page 'Page not found' is shown (NAV-05). */
export class NotFoundError extends Error {
  constructor() {
    super('Page not found');
    this.name = 'NotFoundError';
  }
}
