// Browsers of phones show no PDF inside a page. The label is drawn when its box comes into view; the library is loaded only then.
const box = document.querySelector('[data-label]');
const mostPages = 20;

async function drawLabel() {
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

new IntersectionObserver((entries, observer) => {
  if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
  observer.disconnect();
  drawLabel().catch(() => {
    box.textContent = box.dataset.failed;
  });
}).observe(box);
