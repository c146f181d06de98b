import { fileURLToPath } from 'node:url';
import { limits } from '@vitrine/shared/contract';
import { atMost } from './at-most';
import { runCheck } from './check-process';

/** What the process may do: a `LightGlbOptions` of its first lines. */
const options = JSON.stringify({
  /** By how much a surface may be moved, as a share of its mesh's largest extent: less than a pixel of a phone that shows the whole. */
  error: 0.005,
  /** What a change of direction, of a texture's place and of a colour counts beside that. */
  weights: { NORMAL: 0.02, TEXCOORD_0: 0.02, COLOR_0: 0.02 },
  /** Half of a texture's larger side, within these; pixels. */
  textures: { least: 128, most: 512, quality: 50 },
  bits: { quantizePosition: 12, quantizeNormal: 8, quantizeTexcoord: 10 },
  /** Of the full model's bytes: what saves less is not kept. */
  worthIt: 0.8,
});

const process = {
  script: fileURLToPath(new URL('./glb-light-process.mjs', import.meta.url)),
  heapMiB: 512,
  memoryBytes: 1024 * 1024 * 1024,
  answerBytes: limits.publishedModelBytes,
};

/** As pictures are encoded: one for each owner, two at once. */
const inTurn = atMost(2, 1);

/**
 * Makes a model's light form (docs/decisions/light-models.md), for visitors whose network is slow: fewer triangles, smaller textures as WebP, coarser
 * numbers, compressed (EXT_meshopt_compression). Materials and their variants, names and what the file says of its
 * licence stay. In a process that is killed after 15 s or above 1 GiB.
 * @param path of a local file that has passed `checkGlb`.
 * @param given.owner whose it is.
 * @returns null where the model moves (animations, skins, morph targets), where little would be saved, and where the
 * process failed or was killed: visitors get the model itself then.
 */
export async function lightGlb(
  path: string,
  { killAfterMs = limits.glbLightMs, owner }: { killAfterMs?: number; owner?: string | undefined } = {},
): Promise<Buffer | null> {
  const making = { ...process, killAfterMs, args: [path, options] };
  const light = await inTurn(() => runCheck(making), owner).catch(() => null);
  return light?.length ? light : null;
}
