import { apply, generate } from 'json-merge-patch';

type Json = Record<string, unknown>;

/** RFC 7396 without touching what is handed in. Why merge patches: docs/decisions/merge-patches.md. */
export function applyPatch(data: Json, patch: Json): Json {
  return { ...(apply(structuredClone(data), structuredClone(patch)) as Json) };
}

/** The patch that leads from one to the other; the inverse of a write is `patchBetween(after, before)`. */
export function patchBetween(before: Json, after: Json): Json {
  return (generate(before, after) as Json | undefined) ?? {};
}
