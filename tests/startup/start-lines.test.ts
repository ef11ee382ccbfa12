import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { type Started, startLines } from '../../src/startup/root-url.ts';
import { styled } from '../../src/terminal.ts';
import { fakeTerminal } from '../support/fake-terminal.ts';

const rootUrl = 'http://127.0.0.1:3000';
const demo = {
  root_url: rootUrl,
  base_url: `${rootUrl}/api/v1`,
  account_id: 'acc_1',
  test_key: 'mk_test_secret',
  live_key: 'mk_live_secret',
  database_url: 'postgres://sampan:password@127.0.0.1:1/sampan',
};
const first: Started = {
  rootUrl,
  notices: ['The database is elsewhere.'],
  demo: { demo, isNew: true, signInPath: '/dashboard/welcome?token=secret' },
  home: '/srv/sampan',
  onTerminal: true,
};
const said = (started: Partial<Started>, stream: Writable = new Writable()) =>
  startLines({ ...first, ...started })
    .map((part) => styled(stream, part))
    .join('');

describe('the lines of a start', () => {
  it('show the address, documentation, command line, keys, a first booking and how to stop', () => {
    const text = said({ demo: { demo, isNew: false, signInPath: null } });
    const [head = '', curl = '', end = ''] = [
      text.slice(0, text.indexOf('curl ')),
      ...text.slice(text.indexOf('curl ')).split('\n\n'),
    ];
    expect(head.split('\n')).toEqual([
      'The database is elsewhere.',
      'Sampan is ready: http://127.0.0.1:3000',
      '',
      '  Documentation  http://127.0.0.1:3000/docs',
      '  Dashboard      http://127.0.0.1:3000/dashboard',
      '  Command line   npm run sampan -- --help',
      '  Demo keys      /srv/sampan/demo.json',
      '',
      'Book a shipment in test mode:',
      '',
      '',
    ]);
    expect(curl).toMatch(/^curl -sS http:\/\/127\.0\.0\.1:3000\/api\/v1\/shipments \\\n/);
    expect(end).toBe('Press Ctrl-C to stop.\n');
  });

  it('show the sign-in link of the demonstration user, but only on a terminal', () => {
    const link = 'http://127.0.0.1:3000/dashboard/welcome?token=secret';
    expect(said({ onTerminal: true })).toContain(`  Dashboard      ${link}\n`);
    const log = said({ onTerminal: false });
    expect(log).toContain('  Dashboard      http://127.0.0.1:3000/dashboard\n');
    expect(log).not.toContain('secret');
  });

  it('name the command that prints the link in a log, until the link was used', () => {
    const command =
      '  Sign-in link   npm run sampan -- user invite --account acc_1 --email demo@sampan.example\n';
    expect(said({ onTerminal: false })).toContain(command);
    expect(said({ onTerminal: true })).not.toContain('user invite');
    expect(said({ onTerminal: false, demo: { demo, isNew: false, signInPath: null } })).not.toContain(
      'user invite',
    );
  });

  it.each([
    ['the first start on a terminal', true, true, true],
    ['the first start, output not on a terminal', true, false, false],
    ['a later start on a terminal', false, true, false],
    ['a later start, output not on a terminal', false, false, false],
  ])('%s: they show the keys only at the first start on a terminal, and never the database password', (_, isNew, onTerminal, shows) => {
    const text = said({ demo: { demo, isNew, signInPath: null }, onTerminal });
    expect([text.includes(demo.test_key), text.includes(demo.live_key)]).toEqual([shows, shows]);
    expect(text).not.toContain('password');
  });

  it('give the reason if there is no demonstration account', () => {
    const text = said({ demo: 'NODE_ENV is production' });
    expect(text).toContain('No demonstration account: NODE_ENV is production.\n');
    expect(text).not.toMatch(/curl|demo\.json/);
  });

  it('show no address if the process serves none', () => {
    expect(said({ rootUrl: '', demo: 'this process has no api role', notices: [] })).toBe(
      'No demonstration account: this process has no api role.\nSampan is ready: processing jobs\n\nPress Ctrl-C to stop.\n',
    );
  });

  it('have colors only on a terminal', () => {
    const colored = said({}, fakeTerminal({ TERM: 'xterm-256color' }));
    expect(colored).toContain('\u001b[1m\u001b[32mSampan is ready: http://127.0.0.1:3000');
    expect(said({}, fakeTerminal({ TERM: 'xterm-256color', NO_COLOR: '1' }))).toBe(said({}));
    expect(said({})).not.toContain('\u001b');
  });
});
