// When the kitchen school can be reached, below the footer.
(() => {
  const hours = document.createElement('p');
  hours.textContent = 'Die Küchenschule ist montags bis freitags von 8 bis 16 Uhr da.';
  const section = document.createElement('section');
  section.className = 'acme-hours';
  section.lang = 'de';
  section.setAttribute('aria-label', 'Zeiten der Küchenschule');
  section.append(hours);
  document.getElementById('workspace-footer')?.replaceChildren(section);
})();
