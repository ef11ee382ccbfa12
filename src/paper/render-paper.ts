import { parentPort, workerData } from 'node:worker_threads';
import { drawPdf } from '../label/render/pdf.ts';
import { layOutPaper, paperHeight, paperWidth } from './lay-out-paper.ts';
import type { Paper } from './paper.ts';

// The module of the thread that `drawPaper` starts.
const paper: Paper = workerData;
const pages = await layOutPaper(paper);
const sheets = pages.map((page) => ({
  width: paperWidth,
  height: paperHeight,
  labels: [{ page, x: 0, y: 0 }],
  carrierPages: [],
}));
parentPort?.postMessage(await drawPdf(sheets, { title: paper.title, createdAt: new Date(paper.createdAt) }));
