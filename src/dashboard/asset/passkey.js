// Asks the browser for a passkey, and sends the form with the browser's response.
const { startAuthentication, startRegistration } = globalThis.SimpleWebAuthnBrowser;
const form = document.querySelector('[data-passkey]');
const fault = document.getElementById('passkey-fault');

async function ask() {
  fault.hidden = true;
  const { passkey, options, origin, elsewhere, failed } = form.dataset;
  try {
    if (location.origin !== origin) throw new Error(elsewhere);
    const start = passkey === 'get' ? startAuthentication : startRegistration;
    form.querySelector('[data-response]').value = JSON.stringify(
      await start({ optionsJSON: JSON.parse(options) }),
    );
    form.submit();
  } catch {
    fault.textContent = location.origin === origin ? failed : elsewhere;
    fault.hidden = false;
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  ask();
});
if (!('waits' in form.dataset)) ask();
