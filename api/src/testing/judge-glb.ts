import { limits } from '@vitrine/shared/contract';
import { verdictOn } from '../files/glb-verdict.mjs';
import { glbWith, triangleNumbers } from './sample-glb';

/** What the check of models says of one with this JSON and these numbers. */
export const judge = (json: unknown, numbers = triangleNumbers()) =>
  verdictOn(new Uint8Array(glbWith(json, numbers)), limits.model);
