import { createRequire } from 'node:module';

/** It has no types of its own. */
const { JSDOM } = createRequire(import.meta.url)('jsdom') as { readonly JSDOM: new () => { readonly window: object } };

// The types of sections bring along what draws them, whose cleaner of HTML asks for a window as it loads. Nothing is drawn here.
Object.assign(globalThis, { window: new JSDOM().window });
