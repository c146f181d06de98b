import type { DraftContext, Finding, Reference } from './area-content';

const gone = {
  document: { code: 'missing-document', message: 'What this names was archived or does not exist.' },
  image: { code: 'missing-picture', message: 'This picture does not exist any more.' },
  video: { code: 'missing-video', message: 'This video’s file does not exist any more.' },
};

const vaultGone = {
  code: 'archived-in-vault',
  message: 'This is no longer in its vault. The copy here stays as it is.',
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
      return context.documents.has(id) ? [] : [{ level: 'warning', ...vaultGone, pointer }];
    const there =
      reference.kind === 'document'
        ? context.documents.get(id) === reference.area
        : context[`${reference.kind}s`].has(id);
    return there ? [] : [{ level: 'error', ...gone[reference.kind], pointer }];
  });
}
