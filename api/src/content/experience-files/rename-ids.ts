import type { DocumentArea } from '@vitrine/shared/contract';
import type { Reference, VaultLink } from '../../areas/area-content';
import { areaContents } from '../../areas/registry';
import { setAt } from '../set-at';

type Data = Record<string, unknown>;

interface NewNames {
  /** What a reference is to name instead. */
  reference: (reference: Reference) => string;
  /** What a copy is to be one of instead; null: it becomes the document’s own. */
  link: (link: VaultLink) => { id: string; version: number } | null;
}

/** The data of a document with other names for all that it names. Where it was copied from itself is left out. */
export function renameIds(area: DocumentArea, data: Data, names: NewNames): Data {
  const { copiedFrom: _, ...renamed } = structuredClone(data);
  const { links, references } = areaContents[area];
  for (const reference of references(data)) {
    if (reference.kind !== 'document' || !reference.copied)
      setAt(renamed, reference.pointer, names.reference(reference));
  }
  for (const link of links(data)) {
    const source = names.link(link);
    setAt(renamed, link.reference, source ? { source: 'vault', ...source } : { source: 'inline' });
  }
  return renamed;
}
