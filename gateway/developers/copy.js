// Adds a button to each piece of code that copies it. Without it the pages say all the same.
const told = document.getElementById('told');

for (const figure of document.querySelectorAll('figure.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(figure.querySelector('code').textContent).then(
      () => say(button, 'Copied'),
      () => say(button, 'Select and copy'),
    );
  });
  figure.append(button);
}

function say(button, text) {
  button.textContent = text;
  told.textContent = text;
  button.addEventListener('blur', () => (button.textContent = 'Copy'), { once: true });
}
