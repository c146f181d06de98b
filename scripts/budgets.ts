import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type budgetsFile from '../budgets.json';
import { root } from './start/parts';

/**
 * What the product may cost at most, and how fast it has to be at least: budgets.json, read by tests, benchmarks and
 * `npm run check`. Ratios are those of the benchmark's own table; bytes are as sent unless the name says otherwise.
 */
export const budgets: typeof budgetsFile = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8'));
