import type { ManifestRoot, ResolvedPlacement, TestManifest } from '@vitrine/shared/contract';
import { call, schema } from './visitor-api';

export const getPlacement = (placementId: string) => call<ResolvedPlacement>(`/placements/${placementId}`);

export const getManifest = (hash: string) => call<ManifestRoot>(`/manifests/${hash}?schema=${schema}`);

export const getTestManifest = (placementId: string, testAccessId: string) =>
  call<TestManifest>(`/placements/${placementId}/test/${testAccessId}`);
