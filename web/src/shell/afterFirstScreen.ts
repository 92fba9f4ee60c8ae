/** How long after the document and its pictures have loaded the first screen has come to rest, in milliseconds. */
const restMs = 2000;

let rest: Promise<void> | undefined;

/** Resolves when what is not part of the first screen may load without being in its way. */
export function afterFirstScreen(): Promise<void> {
  rest ??= new Promise((resolve) => {
    const wait = (): void => void setTimeout(resolve, restMs);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
  return rest;
}
