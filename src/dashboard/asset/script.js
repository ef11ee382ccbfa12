// Everything works without this script. It serves the buttons that copy a text, the key of the search, and forms that are sent once.
// Style sheets hide those buttons where scripts are off: a button that a script adds would move the page.
for (const button of document.querySelectorAll('[data-copy]')) {
  const source = document.getElementById(button.dataset.copy);
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(source.textContent);
    button.textContent = button.dataset.copied;
  });
}

// The key "/" moves to the search, except while a person types.
document.addEventListener('keydown', (event) => {
  const search = document.querySelector('[data-search]');
  const isTyping = event.target.closest('input, select, textarea, [contenteditable]');
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping || !search) return;
  event.preventDefault();
  search.focus();
});

// A second click on a button would only wait for the answer to the first.
document.addEventListener('submit', ({ target, defaultPrevented }) => {
  if (target.method !== 'post' || defaultPrevented) return;
  // Later, because a disabled button does not send its value.
  setTimeout(() => setDisabled(target, true));
});

// Back may show the page as it was left.
addEventListener('pageshow', () => {
  for (const form of document.forms) setDisabled(form, false);
});

function setDisabled(form, isDisabled) {
  for (const button of form.querySelectorAll('button')) button.disabled = isDisabled;
}
