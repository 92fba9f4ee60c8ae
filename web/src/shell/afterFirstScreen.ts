/** How long after the document and its pictures have loaded the first screen has come to rest, in milliseconds. */
const restMs = 2000;

let loaded: Promise<void> | undefined;
let rest: Promise<void> | undefined;

/** Resolves when the document and its pictures have loaded. */
export function documentLoaded(): Promise<void> {
  loaded ??= new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
  return loaded;
}

/** Resolves when what is not part of the first screen may load without being in its way. */
export function afterFirstScreen(): Promise<void> {
  rest ??= documentLoaded().then(() => new Promise((resolve) => setTimeout(resolve, restMs)));
  return rest;
}
