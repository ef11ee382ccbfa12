import { parentPort, workerData } from 'node:worker_threads';
import { drawPdf } from '../label/render-label.ts';
import { layOutPaper, paperHeight, paperWidth } from './lay-out-paper.ts';
import type { Paper } from './paper.ts';

// The module of the thread that `drawPaper` starts.
const paper: Paper = workerData;
const pages = await layOutPaper(paper);
const size = [paperWidth, paperHeight] as const;
parentPort?.postMessage(
  await drawPdf(pages, { title: paper.title, createdAt: new Date(paper.createdAt), size }),
);
