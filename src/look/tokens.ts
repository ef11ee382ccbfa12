import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Custom properties of every style sheet: colors in light and dark, sizes of texts, spacing. */
export const tokens = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
