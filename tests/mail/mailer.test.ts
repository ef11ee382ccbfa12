import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../src/config/config.ts';
import { createMailer, type Message } from '../../src/mail/mailer.ts';
import { startMailServer } from '../support/mail-server.ts';

const message: Message = {
  id: 'eml_1',
  to: 'ada@shop.example',
  subject: 'Hello',
  text: 'Hello.\n',
  links: [],
  unsubscribeUrl: null,
};
const settings = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: 'changes@sampan.example',
  PUBLIC_URL: 'https://api.sampan.example',
});
const mailConfig = (url: string) => {
  const { mail } = readConfig(settings(url));
  if (!mail) throw new Error('no mail settings');
  return mail;
};

/** A server that greets in its own way. */
async function startOddServer(greet: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    greet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

describe('an attempt', () => {
  it('ends at the deadline of a step if the server is silent', async () => {
    await using server = await startOddServer(() => {});
    const mailer = createMailer(mailConfig(server.url), { attemptMs: 60_000, stepMs: 50 });
    await expect(mailer.send(message)).rejects.toMatchObject({ concerns: 'server', message: /^ETIMEDOUT/ });
  });

  it('ends at its own deadline if the server sends a line now and then', async () => {
    await using server = await startOddServer((socket) => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    const mailer = createMailer(mailConfig(server.url), { attemptMs: 300, stepMs: 60_000 });
    await expect(mailer.send(message)).rejects.toMatchObject({ concerns: 'server' });
  });

  it('sends no password to a server without TLS, unless it is on this machine', async () => {
    expect(mailConfig('smtp://me:secret@mail.example').smtp).toMatchObject({ requireTLS: true, port: 587 });
    expect(mailConfig('smtps://me:secret@mail.example').smtp).toMatchObject({ secure: true, port: 465 });
    expect(mailConfig('smtp://me:se%40cret@localhost:25').smtp).toMatchObject({
      requireTLS: false,
      auth: { user: 'me', pass: 'se@cret' },
    });
    await using server = await startMailServer();
    const { smtp, from } = mailConfig(server.url);
    const mailer = createMailer({ smtp: { ...smtp, requireTLS: true }, from });
    await expect(mailer.send(message)).rejects.toMatchObject({ concerns: 'server' });
    expect(server.mails).toEqual([]);
  });
});

describe('the settings', () => {
  it.each([
    [{ SMTP_URL: 'http://mail.example' }, /^SMTP_URL must be an address that begins with smtp:/],
    [{ SMTP_URL: 'smtp://mail.example?secure=false' }, /^SMTP_URL must have a host name, and no path, query/],
    [{ MAIL_FROM: '' }, /^MAIL_FROM must be the email address/],
    [{ MAIL_FROM: 'a@shop.example\r\nBcc: b@shop.example' }, /^MAIL_FROM must be the email address/],
    [{ PUBLIC_URL: '' }, /^SMTP_URL needs PUBLIC_URL/],
  ])('are refused: %j', (env, message) => {
    expect(() => readConfig({ ...settings('smtp://me:canary@mail.example'), ...env })).toThrow(message);
    expect(() => readConfig({ ...settings('smtp://me:canary@mail.example'), ...env })).not.toThrow(/canary/);
  });

  it('may be absent', () => {
    expect(readConfig({}).mail).toBe(null);
  });
});
