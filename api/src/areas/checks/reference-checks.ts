import type { DraftContext, Reference } from '../area-content';
import { doubt, type Finding, fault, findingAt } from './findings';

const gone = {
  document: fault('missing-document'),
  image: fault('missing-picture'),
  video: fault('missing-video'),
  placement: fault('missing-placement'),
};

/**
 * Nothing is published that names what is not there. Library objects are left to the scenes, which know the names
 * of their objects and leave hidden ones out.
 */
export function checkReferences(references: Reference[], context: DraftContext): Finding[] {
  return references.flatMap((reference): Finding[] => {
    if (reference.kind === 'library-object') return [];
    const { id, pointer } = reference;
    if (reference.kind === 'document' && reference.copied)
      return context.documents.has(id) ? [] : [findingAt(pointer, doubt('archived-in-vault'))];
    const there =
      reference.kind === 'document'
        ? context.documents.get(id) === reference.area
        : context[`${reference.kind}s`].has(id);
    return there ? [] : [findingAt(pointer, gone[reference.kind])];
  });
}
