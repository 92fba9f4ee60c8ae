// A thin line in the colours of the kitchen, above the header.
(() => {
  const line = document.createElement('div');
  line.className = 'acme-line';
  line.setAttribute('aria-hidden', 'true');
  document.getElementById('workspace-header')?.replaceChildren(line);
})();
