import type { CodeTarget } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { sourceParameter } from '@vitrine/shared/contract/values/page-parameters';

/**
 * Where a target is, as visitors' browsers are sent there. Nothing but the target says so.
 * @param standingAt the placement at which the code stands, where documents are opened.
 * @returns null for what is no address that can be followed.
 */
export function codeTargetAddress(target: CodeTarget, standingAt: string): string | null {
  if (target.kind === 'link') return linkAddress(target.address);
  if (target.kind === 'placement') return `${addresses.placement(target.placementId)}?${fromCode}`;
  const { documentId, kind } = target;
  // As the viewer names what is open (remote-viewer/src/address/addresses-of.ts).
  const opened = kind === 'scene' ? `scene=${documentId}` : `open=${kind}:${documentId}`;
  return `${addresses.placement(standingAt)}?${opened}&${fromCode}`;
}

const fromCode = `${sourceParameter}=code`;

/** Written out again, so that nothing of it can end the header that it stands in. */
function linkAddress(address: string): string | null {
  const url = URL.parse(address);
  return url?.protocol === 'https:' ? url.href : null;
}
