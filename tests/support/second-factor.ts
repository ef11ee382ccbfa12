import { Secret, TOTP } from 'otpauth';
import { goodPassword, type TestBrowser } from './dashboard.ts';
import type { TestService } from './service.ts';

/** Returns the code of an app, some time steps from now. */
export function codeOf({ clock }: TestService, secret: string, steps = 0): string {
  const timestamp = clock.now().getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Reads the page that sets the second factor up. */
export function draftOf(text: string): { readonly draft: string; readonly secret: string } {
  return {
    draft: /name="draft" value="([^"]+)"/.exec(text)?.[1] ?? '',
    secret: (/class="spelled">([A-Z2-7 ]+)</.exec(text)?.[1] ?? '').replaceAll(' ', ''),
  };
}

export function recoveryCodes(text: string): readonly string[] {
  return text.match(/\w{4}-\w{4}-\w{4}-\w{4}/g) ?? [];
}

/** Returns a form that turns the second factor on, and its secret. */
export async function factorForm(service: TestService, browser: TestBrowser, base = '/test') {
  const { draft, secret } = draftOf((await browser.get(`${base}/security/second-factor`)).text);
  return { secret, form: { draft, code: codeOf(service, secret), password: goodPassword } };
}

/** Turns the second factor on. The next code of the app is not used yet. */
export async function turnOnFactor(
  service: TestService,
  browser: TestBrowser,
  base = '/test',
): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
  const { secret, form } = await factorForm(service, browser, base);
  const { text } = await browser.post(`${base}/security/second-factor`, form);
  service.clock.advance(30_000);
  return { secret, codes: recoveryCodes(text) };
}
