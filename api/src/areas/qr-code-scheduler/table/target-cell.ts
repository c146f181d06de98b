import { type CodeTarget, codeTarget } from '@vitrine/shared/contract';

/** `survey:ID`, `placement:ID`, or an address that starts with https://. */
export function targetCell(target: CodeTarget | undefined): string {
  if (!target) return '';
  if (target.kind === 'link') return target.address;
  return `${target.kind}:${target.kind === 'placement' ? target.placementId : target.documentId}`;
}

/** @returns null for what is no target. */
export function targetIn(cell: string): CodeTarget | null {
  const text = cell.trim();
  const [kind = '', id = ''] = text.split(':');
  const target = text.startsWith('https://')
    ? { kind: 'link', address: text }
    : kind === 'placement'
      ? { kind, placementId: id }
      : { kind, documentId: id };
  return codeTarget.safeParse(target).data ?? null;
}
