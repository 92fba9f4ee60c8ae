import { whenDrawn } from './whenDrawn.ts';

const takesFocus = 'input, textarea, select, button, [role="textbox"], [tabindex]';

/** Puts the focus on what has one of these names within the page, as soon as it is drawn; unless someone moves on meanwhile. */
export const focusLabelled = (labels: readonly string[]): void =>
  whenDrawn(
    () => labelledBy(labels),
    (field) => field.focus(),
  );

const labelledBy = (labels: readonly string[]): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`main :is(${takesFocus})`)].find((each) => labels.includes(nameOf(each)));

function nameOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
  return (element.getAttribute('aria-label') ?? (named || labels?.[0]?.textContent) ?? '').trim();
}
