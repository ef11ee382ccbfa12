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

// The keys "/", except while a person types, and Ctrl with K open the box of the search, or move to the field of the page.
document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest('input, select, textarea, [contenteditable]');
  const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping;
  const isK = event.key === 'k' && (event.ctrlKey || event.metaKey);
  const box = document.getElementById('palette');
  const field = (box ?? document).querySelector(box ? 'input' : '[data-search]');
  if (event.altKey || !(isSlash || isK) || !field) return;
  event.preventDefault();
  if (box && !box.open) box.showModal();
  field.focus();
});

// The field of the page opens the box too, with what was typed into it.
for (const name of ['click', 'input'])
  document.addEventListener(name, ({ target }) => {
    const box = document.getElementById('palette');
    if (!box || box.open || !target.matches('[data-search]')) return;
    const field = box.querySelector('input');
    box.showModal();
    field.focus();
    if (!target.value) return;
    field.value = target.value;
    target.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

// Arrows move through the hits of the box, and Enter opens the first one, or the page of the search before they are there.
document.getElementById('palette')?.addEventListener('keydown', (event) => {
  const field = event.currentTarget.querySelector('input');
  const stops = [field, ...event.currentTarget.querySelectorAll('a')];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const isShown = document.getElementById('hits')?.dataset.of === field.value.trim();
  const isEnter = event.key === 'Enter' && event.target === field && isShown;
  // The first Escape would only empty the field.
  const isEscape = event.key === 'Escape';
  if (!step && !isEnter && !isEscape) return;
  event.preventDefault();
  if (isEscape) event.currentTarget.close();
  else if (isEnter) stops[1]?.click();
  else stops[(stops.indexOf(document.activeElement) + step + stops.length) % stops.length].focus();
});

// A part that was opened to type into has the focus at once.
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target.open && target.matches('[data-typed]')) target.querySelector('textarea, input').focus();
  },
  true,
);

// Ctrl+Enter presses the main button of a form from any of its fields.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.target.closest('form')?.querySelector('[data-submit-key]')?.click();
});

// The field that is typed first has the focus when the page is loaded. A browser may give it later, when it first draws the page.
if (document.activeElement === document.body) document.querySelector('main [autofocus]')?.focus();

// The form of an order says which field a person types at the moment, because a page says what is wrong with it when it is left.
for (const [name, isTyping] of Object.entries({ input: true, change: false, focusout: false }))
  document.addEventListener(
    name,
    ({ target }) => {
      const { typing } = target.form?.elements ?? {};
      if (typing) typing.value = isTyping ? target.name : '';
    },
    true,
  );

// A label that was booked to be printed is printed once, also if the page is loaded again.
// A browser that shows no PDF saves it, and loads no frame.
const printed = document.querySelector('iframe[data-print]');
if (printed) history.replaceState(null, '', location.pathname);
printed?.addEventListener('load', () => printed.contentWindow.print());

// Labels are printed from a frame of their form. If the form was refused, the page says why. A file that the browser does not
// show is saved.
document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  const frame = 'toPrint' in form.dataset && form.querySelector('iframe');
  if (!frame) return;
  const part = form.elements.part?.value ?? '';
  const showUndo = () => {
    for (const undo of form.parentElement.querySelectorAll('[data-undo-print]'))
      undo.hidden = undo.dataset.undoPrint !== part;
  };
  const isPdf = (form.elements.format?.value ?? form.dataset.toPrint) === 'pdf';
  const isSaved = submitter?.name === 'download';
  form.querySelector('[data-no-viewer]').hidden = isSaved || !isPdf || navigator.pdfViewerEnabled;
  if (isSaved || !isPdf || !navigator.pdfViewerEnabled) {
    event.preventDefault();
    saveFile(form, submitter).then((isDone) => {
      if (isDone) return showUndo();
      form.target = '_self';
      form.submit();
    });
    return;
  }
  frame.hidden = false;
  form.target = frame.name;
  frame.onload = () => {
    let isFile = false;
    try {
      isFile = frame.contentDocument.contentType === 'application/pdf';
    } catch {}
    if (!isFile) {
      form.target = '_self';
      form.submit();
      return;
    }
    frame.contentWindow.print();
    showUndo();
  };
});

// Saves the file that a form is answered with, so that the page knows when it is complete. False: it is no file.
async function saveFile(form, submitter) {
  const fields = new URLSearchParams(new FormData(form, submitter));
  fields.set('download', 'yes');
  try {
    const reply = await fetch(form.action, { method: 'POST', body: fields });
    const [, name] = /filename="([^"]+)"/.exec(reply.headers.get('Content-Disposition') ?? '') ?? [];
    if (!name) return false;
    const url = URL.createObjectURL(await reply.blob());
    Object.assign(document.createElement('a'), { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    return true;
  } catch {
    return false;
  }
}

// A page about work that goes on is loaded again, but not while a person types or has a box open.
const { refresh } = document.documentElement.dataset;
function loadAgain() {
  if (document.querySelector('dialog[open], input:focus, textarea:focus')) setTimeout(loadAgain, 1000);
  else location.replace(location.href);
}
if (refresh) setTimeout(loadAgain, refresh * 1000);

// A second click on a button would only wait for the answer to the first.
document.addEventListener('submit', ({ target, defaultPrevented }) => {
  // A form that is answered with a file leaves the page as it is.
  if (target.method !== 'post' || defaultPrevented || 'file' in target.dataset) return;
  // Later, because a disabled button does not send its value.
  setTimeout(() => setDisabled(target, true));
});

// Back may show the page as it was left.
addEventListener('pageshow', () => {
  for (const form of document.forms) setDisabled(form, false);
});

function setDisabled(form, isDisabled) {
  for (const button of form.querySelectorAll('button')) {
    button.disabled = isDisabled;
    if (button.dataset.busy && isDisabled !== button.hasAttribute('aria-busy')) {
      button.toggleAttribute('aria-busy', isDisabled);
      [button.textContent, button.dataset.busy] = [button.dataset.busy, button.textContent];
    }
  }
}

// A file that is dropped on the page is chosen in the box for files. The browser would leave the page for it.
for (const name of ['dragover', 'drop'])
  document.addEventListener(name, (event) => {
    const field = (event.target.closest('.drop') ?? document.querySelector('.drop'))?.querySelector('input');
    if (!field || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (name === 'dragover') return;
    const chosen = new DataTransfer();
    const files = [...event.dataTransfer.files];
    for (const file of field.multiple ? files : files.slice(0, 1)) chosen.items.add(file);
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });

// Fields and buttons of an order fill in its form through the service. The last request stands for those before it, so it also
// names the buttons that were pressed before a response was there. A price that crosses such a request may be of an older form,
// so it is asked for once more.
const filling = new Set();
let pressed = [];
let hasCrossed = false;
document.addEventListener('htmx:before:request', ({ detail: { ctx } }) => {
  const price = document.getElementById('price');
  const isFilling = ctx.target?.id === 'details';
  if (isFilling ? price.matches('.htmx-request') : ctx.sourceElement === price && filling.size > 0)
    hasCrossed = true;
  if (!isFilling) return;
  filling.add(ctx);
  for (const { name, value } of pressed) ctx.request.body.append(name, value);
  if (ctx.sourceElement.name) pressed.push(ctx.sourceElement);
});
document.addEventListener('htmx:finally:request', ({ detail: { ctx } }) => {
  if (!filling.delete(ctx) || filling.size > 0) return;
  pressed = [];
  if (hasCrossed) document.getElementById('price').dispatchEvent(new Event('filled'));
  hasCrossed = false;
});

// A part that was loaded into the drawer or the dialog is shown.
document.addEventListener('htmx:after:swap', ({ detail: { ctx } }) => {
  // Not the box of the search, whose answer may come after it was closed.
  const dialog = ctx.target?.closest?.('#drawer, #dialog');
  if (dialog && !dialog.open) dialog.showModal();
});

// A click beside the drawer or the dialog closes it.
document.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLDialogElement) target.close();
});

// A list of rows with boxes: how many are checked, and keys that move, select and open.
const rowsOf = () => [...document.querySelectorAll('form[data-rows] tbody tr')];
const boxOf = (row) => row.querySelector('input[name=id]');

function countSelected() {
  const form = document.querySelector('form[data-rows]');
  const count = form?.querySelector('[data-selected]');
  if (!count) return;
  const boxes = rowsOf().map(boxOf);
  const selected = boxes.filter(({ checked }) => checked).length;
  const { all } = form.elements;
  for (const box of boxes) box.disabled = all.checked;
  count.textContent = all.checked ? all.dataset.count : String(selected);
  form.querySelector('[data-page]').checked = selected === boxes.length;
}

document.addEventListener('change', ({ target }) => {
  if (!target.closest('form[data-rows]')) return;
  if ('page' in target.dataset) for (const row of rowsOf()) boxOf(row).checked = target.checked;
  countSelected();
});

document.addEventListener('keydown', (event) => {
  const rows = rowsOf();
  const isTyping = event.target.closest(
    'input:not([type=checkbox]), select, textarea, dialog, [contenteditable]',
  );
  if (rows.length === 0 || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[at];
  const focus = (to) => rows[Math.max(0, Math.min(to, rows.length - 1))].querySelector('a').focus();
  const keys = {
    j: () => focus(at + 1),
    k: () => focus(at - 1),
    x: () => row && boxOf(row).click(),
    '?': () => document.querySelector('[data-keys]')?.toggleAttribute('hidden'),
  };
  if (!(event.key in keys)) return;
  event.preventDefault();
  keys[event.key]();
});

addEventListener('pageshow', countSelected);

// A scanner types a number and Enter, which ticks the parcel. Without this script, the form's button does. A scanner does not wait
// for the server, so the numbers are looked for one after the other.
let scans = Promise.resolve();
function tickNext({ id }, code) {
  scans = scans.then(() => tick(document.getElementById(id).form, code));
}

function tick(form, code) {
  const boxes = [...form.querySelectorAll('[data-codes]')].filter(({ dataset }) =>
    dataset.codes.toUpperCase().split('\n').includes(code.toUpperCase()),
  );
  // Several parcels may have the same reference. Each scan ticks one of them.
  const box = boxes.find(({ checked }) => !checked);
  if (!box && boxes.length > 0 && !form.elements.page) {
    showScanned(form, 'alert', 'tickedAlready', code);
    return;
  }
  // The server knows the other numbers, those of other pages, and why a parcel can't be handed over.
  if (!box) return tickByServer(form, code);
  box.checked = true;
  form.querySelector('[data-last]')?.removeAttribute('data-last');
  box.dataset.last = '';
  box.closest('tr').scrollIntoView({ block: 'nearest' });
  showScanned(form, 'status', 'ticked', code);
  countTicked(form);
}

// Shows the form with the result, and what was typed in the meantime.
async function tickByServer(form, code) {
  const button = form.querySelector('[data-tick]');
  const body = new URLSearchParams(new FormData(form, button));
  body.set('scan', code);
  const reply = await fetch(button.formAction, { method: 'POST', body }).catch(() => null);
  const page = new DOMParser().parseFromString((await reply?.text()) ?? '', 'text/html');
  const shown = reply?.ok && page.querySelector('form[data-scan]');
  const field = form.elements.scan;
  if (!shown) {
    field.value = code;
    form.requestSubmit(button);
    return;
  }
  const isTyping = field === document.activeElement;
  shown.elements.scan.value = field.value;
  // The camera goes on.
  shown
    .querySelector('[data-camera]')
    .replaceWith(...form.querySelectorAll('[data-camera], [data-camera] + video'));
  form.replaceWith(shown);
  shown.querySelector('video')?.play();
  if (isTyping) shown.elements.scan.focus();
  shown.querySelector('[data-last]')?.closest('tr').scrollIntoView({ block: 'nearest' });
}

function showScanned(form, role, text, code) {
  const result = form.querySelector('[data-scanned]');
  result.hidden = false;
  result.className = role === 'alert' ? 'alert' : 'done';
  result.role = role;
  result.textContent = result.dataset[text].replace('…', code);
}

function countTicked(form) {
  const boxes = [...form.querySelectorAll('input[name=ship]:is(:checked, [type=hidden])')];
  form.querySelector('[data-count]').textContent = boxes.flatMap(({ value }) => value.split(' ')).length;
}

document.addEventListener('change', ({ target }) => {
  const form = target.closest('form[data-scan]');
  if (form && target.name === 'ship') countTicked(form);
});

document.addEventListener('keydown', (event) => {
  const { target } = event;
  const form = target.closest('form[data-scan]');
  if (!form || target.name !== 'scan' || event.key !== 'Enter' || event.isComposing) return;
  event.preventDefault();
  const code = target.value.trim();
  target.value = '';
  if (code) tickNext(target, code);
});

// The camera reads bar codes where the browser can, until its button is pressed again or the page is left.
for (const button of 'BarcodeDetector' in globalThis ? document.querySelectorAll('[data-camera]') : []) {
  const { textContent: start, dataset } = button;
  let stop = null;
  button.hidden = false;
  button.addEventListener('click', async () => {
    if (stop) return stop();
    button.disabled = true;
    // A page of a network without encryption has no cameras.
    const stream = await navigator.mediaDevices
      ?.getUserMedia({ video: { facingMode: 'environment' } })
      .catch(() => null);
    button.disabled = false;
    if (!stream) return showScanned(button.form, 'alert', 'noCamera', '');
    const video = Object.assign(document.createElement('video'), { srcObject: stream, muted: true });
    const detector = new globalThis.BarcodeDetector({ formats: ['code_128', 'qr_code'] });
    let last = '';
    const timer = setInterval(async () => {
      const [found] = await detector.detect(video).catch(() => []);
      if (!stop || !found || found.rawValue === last) return;
      last = found.rawValue;
      tickNext(button.form.elements.scan, last);
    }, 300);
    stop = () => {
      stop = null;
      clearInterval(timer);
      for (const track of stream.getTracks()) track.stop();
      video.remove();
      button.textContent = start;
    };
    button.textContent = dataset.stop;
    button.after(video);
    addEventListener('pagehide', () => stop?.(), { once: true });
    await video.play().catch(() => {});
  });
}
