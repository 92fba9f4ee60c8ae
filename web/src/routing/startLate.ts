/** Longest wait for the largest picture of a page that the server has drawn, in milliseconds. */
const longestWait = 3000;

/**
 * Starts at once, but in a page that the server has drawn: there as soon as its largest picture is painted, which scripts and fonts would
 * keep waiting (`server/lateParts.ts`). Where that fails or takes long, and where there is none, nothing waits for it.
 */
export function startLate(start: () => void): void {
  const scripts = document.querySelector<HTMLTemplateElement>('#late-scripts');
  if (!scripts) return start();
  const late = new Promise((resolve) => setTimeout(resolve, longestWait));
  void begin(Promise.race([coverPainted(), late]), scripts, start);
}

async function begin(after: Promise<unknown>, scripts: HTMLTemplateElement, start: () => void): Promise<void> {
  await after;
  document.querySelector('#late-fonts')?.setAttribute('media', 'all');
  start();
  document.head.append(scripts.content);
}

async function coverPainted(): Promise<void> {
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  await document
    .querySelector<HTMLImageElement>('img[fetchpriority=high]')
    ?.decode()
    .catch(() => undefined);
  // Once that is part of a frame, in the next task.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
