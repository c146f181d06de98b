import type { ManifestPart, Problem, ResolvedPlacement } from '@vitrine/shared/contract';
import type { ReactElement } from 'react';
import { getManifest, getPlacement, getTestManifest } from '../api/look-up-api';
import { Refusal } from '../api/visitor-api';
import type { Closed, Experience, Unknown } from './experience';
import { experienceOf } from './take-visit';

/** The draft in the editor's preview, fed by the editor. */
export interface Preview {
  kind: 'preview';
  visit: ReactElement;
}

/** @throws on failures that may pass: network, server. */
export async function loadExperience(
  placementId: string,
  testAccessId: string | undefined,
): Promise<Experience | Preview | Closed | Unknown> {
  try {
    return await (testAccessId ? loadTest(placementId, testAccessId) : loadPublished(placementId));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { problem, status } = error;
    if (problem.code === 'nothing-to-test') return closed(problem, 'nothing-to-test');
    if (status === 404) return { kind: 'unknown' };
    if (status !== 410) throw error;
    if (!testAccessId) return closed(problem, 'ended');
    return closed(problem, problem.code === 'expired' ? 'expired' : 'revoked');
  }
}

async function loadPublished(placementId: string): Promise<Experience | Closed> {
  const placement = await getPlacement(placementId);
  if (placement.state !== 'active' || !placement.manifest) {
    const reason = placement.state === 'active' ? 'unassigned' : placement.state;
    return { kind: 'closed', reason, title: placement.title, page: placement };
  }
  const root = await getManifest(placement.manifest);
  return experienceOf({ placement, root });
}

async function loadTest(placementId: string, testAccessId: string): Promise<Experience | Preview> {
  const manifest = await getTestManifest(placementId, testAccessId);
  const { root, parts, label, preview, timeZone = null } = manifest;
  const loadPart = async ({ hash }: ManifestPart) => {
    const part = parts[hash];
    if (!part) throw new Error(`The draft has no part ${hash}`);
    return part;
  };
  const test = { testAccessId, label, preview };
  const experience: Experience = {
    kind: 'experience',
    placementId,
    manifest: null,
    test,
    legal: null,
    timeZone,
    isKiosk: false,
    idleResetSeconds: null,
    displayMode: null,
    root,
    loadPart,
  };
  if (!preview || window.parent === window) return experience;
  const { previewIn } = await import('../preview/preview');
  return { kind: 'preview', visit: previewIn(experience, manifest) };
}

/** Whatever is refused says itself how it looks. */
function closed(problem: Partial<Problem>, reason: Closed['reason']): Closed {
  const current = (problem.current ?? null) as ResolvedPlacement | null;
  return { kind: 'closed', reason, title: current?.title ?? '', page: current };
}
