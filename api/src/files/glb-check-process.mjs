/**
 * Runs in a process of its own, which may be killed: checks the GLB whose path is its first argument and prints one
 * line of JSON, a `GlbVerdict` (see glb-check.ts). The second argument is `limits.model`.
 */
import { readFile } from 'node:fs/promises';
import { verdictOn } from './glb-verdict.mjs';

const [, , path, limitsJson] = process.argv;
const verdict = await verdictOn(new Uint8Array(await readFile(path)), JSON.parse(limitsJson));
process.stdout.write(JSON.stringify(verdict));
