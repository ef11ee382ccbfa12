import { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { logLineForPeople } from '../../src/log/log.ts';
import { isPrintable } from '../../src/terminal.ts';
import { fakeTerminal } from '../support/fake-terminal.ts';

const time = new Date(2026, 10, 22, 9, 5, 3).toISOString();
const plain = new Writable();
const shown = (line: object) => logLineForPeople(JSON.stringify({ time, ...line }), plain);

describe('a log line on a terminal', () => {
  it('shows time, level, message and fields', () => {
    expect(shown({ level: 40, job: 'delete-expired-tracking', rows: 3, msg: 'job is late' })).toBe(
      '09:05:03 WARN  job is late job="delete-expired-tracking" rows=3\n',
    );
  });

  it.each([
    [201, '09:05:03 201 POST /api/v1/shipments 12 ms\n'],
    [null, '09:05:03 aborted POST /api/v1/shipments 12 ms\n'],
  ])('is short for a request with status %s', (status, line) => {
    const request = { level: 30, method: 'POST', path: '/api/v1/shipments', status, ms: 12 };
    expect(shown({ ...request, requestId: 'req-1', msg: 'request' })).toBe(line);
  });

  it('is followed by the indented stack of its error', () => {
    const err = { type: 'Error', message: 'gone', stack: 'Error: gone\n    at run (a.ts:1)' };
    expect(shown({ level: 50, err, msg: 'Request failed' })).toBe(
      '09:05:03 ERROR Request failed\n    Error: gone\n        at run (a.ts:1)\n',
    );
  });

  it('has colors if the terminal supports them, and none with NO_COLOR', () => {
    const line = JSON.stringify({
      time,
      level: 30,
      method: 'GET',
      path: '/',
      status: 200,
      ms: 1,
      msg: 'request',
    });
    const colored = logLineForPeople(line, fakeTerminal({ TERM: 'xterm-256color' }));
    expect(colored).toContain('\u001b[32m200\u001b[39m');
    expect(stripVTControlCharacters(colored)).toBe(logLineForPeople(line, plain));
    const env = { TERM: 'xterm-256color', NO_COLOR: '1' };
    expect(logLineForPeople(line, fakeTerminal(env))).toBe(logLineForPeople(line, plain));
  });

  it('escapes terminal control characters in every field', () => {
    const hostile = 'a\u001b[2J\u009b\u202e\rb';
    const lines = [
      shown({ level: 30, [hostile]: hostile, msg: hostile }),
      shown({ level: 30, method: hostile, path: hostile, status: 200, ms: 1, msg: 'request' }),
      shown({ level: 50, err: { stack: hostile }, msg: 'x' }),
    ];
    for (const line of lines) expect(isPrintable(line.replaceAll('\n', ''))).toBe(true);
  });
});
