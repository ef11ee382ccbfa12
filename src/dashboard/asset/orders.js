// Everything works without this script. It keeps the file of orders in the browser, so that pages don't carry it, shows the
// progress of sending it, and checks corrections while a person types.
const typingPauseMs = 600;
let file = null;
let typing = 0;
let sending = null;
// Something was typed that no answer knows yet.
let isTyped = false;
let isLeaving = false;

// Screen readers report what changes in an element that stays.
const announcer = document.createElement('p');
announcer.className = 'announce';
announcer.setAttribute('role', 'status');
document.body.append(announcer);

const form = () => document.querySelector('[data-orders]');
const texts = { ...form()?.dataset };

function showMessage(text, progress = false) {
  let box = document.getElementById('orders-progress');
  if (!box) {
    box = document.createElement('p');
    box.id = 'orders-progress';
    box.className = 'notice';
    box.setAttribute('role', 'status');
    form().before(box);
  }
  box.textContent = text;
  if (progress === false) return;
  const bar = document.createElement('progress');
  if (progress !== null) bar.value = progress;
  bar.setAttribute('aria-label', text);
  box.append(bar);
}

// Fetch reports no progress of a request.
function post(url, body, onProgress) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    sending = request;
    request.open('POST', url);
    request.responseType = 'blob';
    request.upload.addEventListener('progress', onProgress);
    for (const event of ['error', 'timeout']) request.addEventListener(event, reject);
    request.addEventListener('load', () => resolve(request));
    request.send(body);
  });
}

/** Sends the form with the file. A check while typing leaves the rows where they are. */
async function send(button, isTyping = false) {
  const sent = form();
  sending?.abort();
  clearTimeout(typing);
  const body = new FormData(sent, button);
  const values = new Map(body);
  if (isTyping) body.set('do', 'live');
  // Rows to correct come in the page: there is no file.
  if (file) {
    body.set('script', 'yes');
    body.set('file', file);
  }
  const url = new URL(button?.getAttribute('formaction') ?? sent.action, location.href);
  const isLarge = file && sent.dataset.orders === 'file';
  if (!isTyping) setBusy(true);
  if (button?.hasAttribute('formaction')) showMessage(texts.booking, null);
  try {
    const request = await post(url, body, ({ loaded, total }) => {
      if (isLarge)
        showMessage(loaded < total ? texts.sending : texts.reading, loaded < total ? loaded / total : null);
    });
    if (sending !== request) return;
    const [, name] =
      /^attachment; filename="(.*)"/.exec(request.getResponseHeader('Content-Disposition')) ?? [];
    if (name) return save(request.response, name);
    const answer = new DOMParser().parseFromString(await request.response.text(), 'text/html');
    if (sending !== request) return;
    sending = null;
    if (request.status >= 500) return stay(answer.querySelector('main [role=alert]')?.textContent);
    if (request.responseURL === url.href) return show(answer, values, isTyping);
    // A person who has to sign in again is asked before the page is left.
    isLeaving = /\/(?:batches\/\w+|to-book)/.test(request.responseURL);
    location.assign(request.responseURL);
  } catch {
    sending = null;
    stay(texts.failed);
  }
}

function stay(reason = texts.failed) {
  setBusy(false);
  showMessage(reason);
}

function save(content, name) {
  sending = null;
  setBusy(false);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

// Corrections are in this page only.
addEventListener('beforeunload', (event) => {
  const { orders, unsaved } = form()?.dataset ?? {};
  if (!isLeaving && orders === 'checked' && (isTyped || unsaved)) event.preventDefault();
});

function setBusy(isBusy) {
  form().setAttribute('aria-busy', isBusy);
  for (const button of form().querySelectorAll('button')) button.disabled = isBusy;
}

/** Shows the answer in the place of the page. What was typed in the meantime stays, and so does the focus. */
function show(answer, sentValues, isTyping) {
  const old = form();
  const { activeElement: focused } = document;
  const { name, value, selectionStart, selectionEnd } = focused;
  const typedSince = [...new FormData(old)].filter(
    ([field, now]) => typeof now === 'string' && field.startsWith('cell.') && sentValues.get(field) !== now,
  );
  isTyped = typedSince.length > 0;
  const open = [...old.querySelectorAll('details')].map((details) => details.open);
  document.title = answer.title;
  document
    .querySelector('main')
    .replaceChildren(...document.adoptNode(answer.querySelector('main')).childNodes);
  const shown = form();
  if (!shown) return;
  announcer.textContent = shown.querySelector('[data-announce]')?.textContent ?? '';
  for (const [field, now] of typedSince) if (shown.elements[field]) shown.elements[field].value = now;
  if (isTyping)
    for (const [at, details] of shown.querySelectorAll('details').entries()) details.open = open[at] ?? false;
  const again = [...shown.elements].find(
    (one) => one.name === name && (one.type !== 'submit' || one.value === value),
  );
  if (name && again) {
    again.focus({ preventScroll: true });
    if (isTyping && selectionStart !== null && again.setSelectionRange)
      again.setSelectionRange(selectionStart, selectionEnd);
  } else if (!isTyping) {
    const start = document.querySelector('main .alert, main [aria-invalid], main h1');
    if (start?.matches('.alert, h1')) start.tabIndex = -1;
    start?.focus();
  }
  // A row that was opened stays in sight.
  const opened = sentValues.get('open');
  const row =
    opened && shown.querySelector(`button[name=open][value="${CSS.escape(opened)}"]`)?.closest('tr');
  if (row) {
    row.querySelector('[aria-invalid]')?.focus({ preventScroll: true });
    row.scrollIntoView();
  } else if (!isTyping) scrollTo(0, 0);
}

/** Keeps the file's bytes, so that a person can save the file under the same name meanwhile. */
async function take(chosen) {
  if (chosen.size > Number(texts.max)) return showMessage(texts.tooLarge);
  texts.fileName = chosen.name;
  file = new File([await chosen.arrayBuffer()], chosen.name);
  send(null);
}

document.addEventListener(
  'submit',
  (event) => {
    if (event.target !== form()) return;
    event.preventDefault();
    const chosen = form().elements.file?.files[0];
    if (chosen) take(chosen);
    else send(event.submitter);
  },
  true,
);

document.addEventListener('change', ({ target }) => {
  if (target.type === 'file' && target.files[0]) take(target.files[0]);
  else if (/^(?:again|accept)$/.test(target.name)) send(null, true);
});

document.addEventListener('input', (event) => {
  if (/^(?:cell|all)\./.test(event.target.name)) isTyped = true;
  if (form()?.dataset.orders !== 'checked' || !event.target.name?.startsWith('cell.') || event.isComposing)
    return;
  clearTimeout(typing);
  typing = setTimeout(() => send(null, true), typingPauseMs);
});
