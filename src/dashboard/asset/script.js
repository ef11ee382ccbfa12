// Everything works without this script. It adds buttons that copy a text, and the key of the search.
for (const button of document.querySelectorAll('[data-copy]')) {
  const source = document.getElementById(button.dataset.copy);
  button.hidden = false;
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
