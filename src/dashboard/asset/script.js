// Everything works without this script. It serves the buttons that copy a text, the key of the search, forms that are sent
// once, and the drawer and the dialog, into which htmx loads parts of pages.
// Style sheets hide the copy buttons where scripts are off: a button that a script adds would move the page.
document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy], [data-copy-text]');
  if (!button) return;
  const { copy, copyText, copied } = button.dataset;
  await navigator.clipboard.writeText(copyText ?? document.getElementById(copy).textContent);
  if (copied) button.textContent = copied;
});

// The key "/" moves to the search, except while a person types.
document.addEventListener('keydown', (event) => {
  const search = document.querySelector('[data-search]');
  const isTyping = event.target.closest('input, select, textarea, [contenteditable]');
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping || !search) return;
  event.preventDefault();
  search.focus();
});

// Ctrl+Enter presses the main button of a form from any of its fields.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.target.closest('form')?.querySelector('[data-submit-key]')?.click();
});

// A label that was booked to be printed is printed once, also if the page is loaded again.
const printed = document.querySelector('iframe[data-print]');
printed?.addEventListener('load', () => {
  history.replaceState(null, '', location.pathname);
  printed.contentWindow.print();
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

// A part that was loaded into the drawer or the dialog is shown.
document.addEventListener('htmx:after:swap', ({ detail: { ctx } }) => {
  const dialog = ctx.target?.closest?.('dialog');
  if (dialog && !dialog.open) dialog.showModal();
});

// A click beside the drawer or the dialog closes it.
document.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLDialogElement) target.close();
});
