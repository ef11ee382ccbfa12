import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeInBrowser, openOwnMenu, signInByLink } from '../../support/browser.ts';
import { goodPassword } from '../../support/dashboard.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describeInBrowser('an owner', (open) => {
  it('invites a viewer, who can change nothing, gives another role and removes the person, who is out at once', async () => {
    const owner = await open();
    const email = 'new@shop.example';
    const root = `${service.rootUrl}/dashboard/test`;
    await signInByLink(owner, service, { email: 'owner@shop.example' });
    await owner.getByRole('link', { name: 'Team' }).click();
    await owner.getByLabel('Email address').fill(email);
    await owner.locator('form[action$="/team"] input[value="viewer"]').check();
    await owner.getByRole('button', { name: 'Invite' }).click();
    const link = await owner.locator('#sign-in-link').innerText();

    const person = await open();
    await person.goto(link);
    await person.getByLabel('New password').fill(goodPassword);
    await person.getByRole('button', { name: 'Save and sign in' }).click();
    await person.waitForURL(/\/dashboard\/test$/);
    await openOwnMenu(person);
    expect(await person.getByRole('link', { name: 'Settings' }).count()).toBe(1);
    expect(await person.getByRole('link', { name: 'Team' }).count()).toBe(0);
    expect((await person.goto(`${root}/team`))?.status()).toBe(403);
    await person.goto(`${root}/keys`);
    expect(await person.getByText('Your role can view keys but not change them.').count()).toBe(1);

    await owner.getByRole('link', { name: 'Done' }).click();
    await owner.getByLabel(`Role of ${email}`).selectOption('developer');
    await owner.getByRole('button', { name: `Change role: ${email}` }).click();
    await person.goto(`${root}/keys`);
    await person.getByLabel('Email address').fill(email);
    await person.getByLabel('Password').fill(goodPassword);
    await person.keyboard.press('Enter');
    await person.waitForURL(/\/dashboard\/test\/keys$/);
    expect(await person.getByRole('button', { name: 'Create key' }).count()).toBe(1);

    await owner.getByRole('link', { name: `Remove: ${email}` }).click();
    await owner.getByRole('button', { name: 'Remove' }).click();
    await owner.waitForURL(/\/team$/);
    await person.reload();
    expect(person.url()).toMatch(/\/dashboard\/sign-in(\?|$)/);
    expect(await owner.getByText(email).count()).toBe(0);
  });
});
