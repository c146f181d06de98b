import { fileURLToPath } from 'node:url';
import { limits } from '@vitrine/shared/contract';
import { z } from 'zod';
import { ProblemError } from '../problem';
import { atMost } from './at-most';
import { CheckKilled, runCheck } from './check-process';

export const glbFacts = z.object({
  /** As drawn: a mesh that two nodes share counts twice, and points and lines weigh what their corners do. */
  triangles: z.int(),
  materials: z.int(),
  /** In the graphics card: a picture that is sampled in two ways counts twice. */
  textures: z.array(z.object({ width: z.int(), height: z.int() })),
  /** Width, height and depth of the bounding box with all nodes' transforms. */
  dimensionsMetres: z.tuple([z.number(), z.number(), z.number()]),
  /** Its lowest point above the origin. */
  baseMetres: z.number(),
  /** Names of its material variants (KHR_materials_variants). */
  materialVariants: z.array(z.string()),
});
export type GlbFacts = z.infer<typeof glbFacts>;

const glbVerdict = z.union([
  z.object({ facts: glbFacts }),
  /** A limit’s own code, or the validator’s words. */
  z.object({
    code: z.string().optional(),
    /** The limit, and what was found above it. */
    values: z.record(z.string(), z.number()).optional(),
    errors: z.array(z.string()).min(1),
    /** How many the validator found in all, of which `errors` has the first; `isLeast`: it stopped there. */
    found: z.object({ count: z.int(), isLeast: z.boolean() }).optional(),
  }),
]);
export type GlbVerdict = z.infer<typeof glbVerdict>;

const script = fileURLToPath(new URL('./glb-check-process.mjs', import.meta.url));
const heapMiB = 384;
const memoryBytes = 512 * 1024 * 1024;

/** With 512 MiB each, what a small machine has to spare; one for each owner, so that nobody waits for one person’s alone. */
const inTurn = atMost(2, 1);

/**
 * Holds a GLB against `limits.model` and gltf-validator in a process that is killed after 10 s or above 512 MiB; two
 * at once, others wait.
 * @param path of a local file
 * @param given.owner whose it is.
 * @throws ProblemError 422 `glb-invalid` with the validator's own messages, `model-…` with the limit that it exceeds,
 * `glb-too-complex` where it was killed.
 */
export async function checkGlb(
  path: string,
  { killAfterMs = limits.glbCheckMs, owner }: { killAfterMs?: number; owner?: string } = {},
): Promise<GlbFacts> {
  const args = [path, JSON.stringify(limits.model)];
  const process = { script, args, heapMiB, memoryBytes, killAfterMs, answerBytes: 1024 * 1024 };
  const answer = await inTurn(() => runCheck(process), owner).catch((error: unknown) => {
    throw error instanceof CheckKilled ? tooComplex() : error;
  });
  const verdict = glbVerdict.parse(JSON.parse(answer.toString()));
  if ('facts' in verdict) return verdict.facts;
  const { code = 'glb-invalid', errors, found, values } = verdict;
  const [first = ''] = errors;
  const message = ['This model cannot be used.', first, ...besides(1, found)].join(' ');
  throw new ProblemError(422, code, code === 'glb-invalid' ? message : first, {
    errors: [...errors, ...besides(errors.length, found)].map((message) => ({
      pointer: '/uploadId',
      message,
    })),
    ...(values && { values }),
  });
}

/** Says how many more errors there are than those that are told. */
function besides(told: number, found: Extract<GlbVerdict, { errors: unknown }>['found']): string[] {
  const count = found ? found.count - told : 0;
  if (!found || count <= 0) return [];
  const most = new Intl.NumberFormat('en').format(count);
  return [`${found.isLeast ? 'At least ' : 'And '}${most} more ${count === 1 ? 'error' : 'errors'}.`];
}

const tooComplex = () =>
  new ProblemError(
    422,
    'glb-too-complex',
    'This model is too complex to be checked. Reduce it and try again.',
    {
      errors: [{ pointer: '/uploadId', message: 'The check took too much time or memory.' }],
    },
  );
