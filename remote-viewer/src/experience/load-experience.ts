import type {
  ManifestPart,
  ManifestPartContent,
  ManifestRoot,
  PlacementState,
  ResolvedPlacement,
} from '@vitrine/shared/contract';
import type { Visit } from '@vitrine/shared/contract/federation/runtime-config';
import type { ReactElement } from 'react';
import { getManifest, getPart, getPlacement, getTestManifest, Refusal } from '../api/visitor-api';

export type Legal = Pick<ResolvedPlacement, 'imprintUrl' | 'privacyUrl'>;

/** What stands at an address, ready to be shown. */
export interface Experience {
  kind: 'experience';
  placementId: string;
  /** null in test access. */
  manifest: string | null;
  test: {
    testAccessId: string;
    label: string;
    /** Whether it is the editor's preview, whose answers go nowhere. */
    preview: boolean;
  } | null;
  /** Where visitors read who answers for it; null in test access, where nobody is a visitor. */
  legal: Legal | null;
  /** Of the store; null in the editor's preview, where the reader's own serves. */
  timeZone: string | null;
  /** A kiosk that is not touched for so long begins anew; null: never. */
  idleResetSeconds: number | null;
  root: ManifestRoot;
  loadPart: (part: ManifestPart) => Promise<ManifestPartContent>;
}
/** The draft in the editor's preview, fed by the editor. */
export interface Preview {
  kind: 'preview';
  visit: ReactElement;
}
/** Nothing to show now, and why. */
export interface Closed {
  kind: 'closed';
  reason: Exclude<PlacementState, 'active'> | 'revoked' | 'expired' | 'nothing-to-test';
  title: string;
  /** How it looks and when it opens, as far as that is known. */
  page:
    | (Legal & Pick<ResolvedPlacement, 'kind' | 'look' | 'logo' | 'opens' | 'picture' | 'pictureSizes'>)
    | null;
}
/** The address names nothing. */
export interface Unknown {
  kind: 'unknown';
}

const taken = new WeakSet<Visit>();

/** What the page brought along for this address (shell/server/visit.ts): for the first look, later ones ask the API. */
export function takeVisit(
  visit: Visit | undefined,
  placementId: string,
  testAccessId: string | undefined,
): Experience | null {
  if (!visit || testAccessId || visit.placement.placementId !== placementId || taken.has(visit)) return null;
  taken.add(visit);
  return experienceOf(visit);
}

const experienceOf = ({ placement, root }: Visit): Experience => ({
  kind: 'experience',
  placementId: placement.placementId,
  manifest: placement.manifest,
  test: null,
  legal: placement,
  timeZone: placement.timeZone ?? null,
  idleResetSeconds: placement.kind === 'kiosk' ? placement.idleResetSeconds : null,
  root,
  loadPart: ({ hash }) => getPart(hash),
});

/** @throws on failures that may pass: network, server. */
export async function loadExperience(
  placementId: string,
  testAccessId: string | undefined,
): Promise<Experience | Preview | Closed | Unknown> {
  try {
    return await (testAccessId ? loadTest(placementId, testAccessId) : loadPublished(placementId));
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === 'nothing-to-test')
      return { kind: 'closed', reason: 'nothing-to-test', title: '', page: null };
    if (error instanceof Refusal && error.status === 404) return { kind: 'unknown' };
    if (error instanceof Refusal && error.status === 410) return gone(error, testAccessId !== undefined);
    throw error;
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
    idleResetSeconds: null,
    root,
    loadPart,
  };
  if (!preview || window.parent === window) return experience;
  const { previewIn } = await import('../preview/preview');
  return { kind: 'preview', visit: previewIn(experience, manifest) };
}

function gone({ problem }: Refusal, inTest: boolean): Closed {
  // Whatever ended says itself how it looks.
  const current = (problem.current ?? null) as ResolvedPlacement | null;
  const endOfTest = problem.code === 'expired' ? 'expired' : 'revoked';
  return {
    kind: 'closed',
    reason: inTest ? endOfTest : 'ended',
    title: current?.title ?? '',
    page: current,
  };
}
