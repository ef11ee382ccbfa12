import { readFileSync } from 'node:fs';
import { announce } from './announce.ts';

/** node:http alone: stringifies the answer of BENCH_ANSWER for every request and writes it. */
const answer: unknown = JSON.parse(readFileSync(process.env.BENCH_ANSWER ?? '', 'utf8'));

announce((request, response) => {
  request.resume().once('end', () => {
    const body = Buffer.from(JSON.stringify(answer));
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': body.length,
    });
    response.end(body);
  });
});
