// Browsers of phones show no PDF inside a page, so the label is drawn: that of the page, or of the drawer.
const mostPages = 20;

async function drawLabel(box) {
  const { getDocument } = await import(document.querySelector('meta[name=label-library]').content);
  const label = await getDocument({ url: box.dataset.label }).promise;
  const canvases = [];
  for (let number = 1; number <= Math.min(label.numPages, mostPages); number++) {
    const page = await label.getPage(number);
    // Two pixels per pixel of the page keep the bars of barcodes sharp.
    const scale = (2 * box.clientWidth) / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const canvas = document.createElement('canvas');
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', `${box.getAttribute('aria-label')} ${number} / ${label.numPages}`);
    await page.render({ canvas, viewport }).promise;
    canvases.push(canvas);
  }
  box.replaceChildren(...canvases);
}

function draw(box) {
  // A folded label is drawn when it is opened.
  if (box.dataset.drawn || box.closest('details:not([open])')) return;
  box.dataset.drawn = '';
  drawLabel(box).catch(() => {
    box.textContent = box.dataset.failed;
  });
}

function drawLabels(part) {
  for (const box of part.querySelectorAll('[data-label]')) draw(box);
}

drawLabels(document);
document.addEventListener('toggle', ({ target }) => drawLabels(target), true);
document.addEventListener('htmx:after:swap', ({ detail: { ctx } }) => {
  const dialog = ctx.target?.closest?.('dialog');
  if (dialog) drawLabels(dialog);
});
