import { forgetEarlyInput } from './earlyInput.ts';

/** Says 'Error loading' in place of the application (NAV-19). Texts and looks are part of what is missing, so it is plain. */
export function showLoadFailure(): void {
  const root = document.getElementById('root');
  if (!root) return;
  forgetEarlyInput();
  const main = document.createElement('main');
  main.style.cssText = 'padding: 32px 16px; font-family: system-ui, sans-serif; line-height: 1.5';
  const heading = document.createElement('h1');
  heading.textContent = 'Error loading';
  const text = document.createElement('p');
  text.textContent = 'The site could not be loaded: you may be offline, or there is a newer version. Reload the page.';
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Reload';
  reload.style.cssText = 'font: inherit; padding: 8px 16px';
  reload.addEventListener('click', () => location.reload());
  main.append(heading, text, reload);
  root.replaceChildren(main);
}
