import { readFileSync } from 'node:fs';
import express from 'express';
import { announce } from '../../announce.ts';

/** Serializes and writes an answer of BENCH_ANSWERS, by path, for every request, with node:http alone or with Express. */
const answers = JSON.parse(readFileSync(process.env.BENCH_ANSWERS ?? '', 'utf8')) as Record<string, unknown>;

if (process.env.BENCH_EXPRESS) {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(express.json());
  for (const [path, answer] of Object.entries(answers)) {
    app.post(path, (_request, response) => {
      response.json(answer);
    });
  }
  announce(app);
} else {
  announce((request, response) => {
    request.resume().once('end', () => {
      const body = Buffer.from(JSON.stringify(answers[request.url ?? '']));
      response.writeHead(200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': body.length,
      });
      response.end(body);
    });
  });
}
