import { type CodeTarget, codeTarget, targetAreas } from '@vitrine/shared/contract';
import { LabelledField, Select } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../../common/common.module.css';
import { useField } from '../../../documents/fields/edited-document';
import { placed } from '../../../documents/page/place';
import { useEditorTexts } from '../../../texts/texts';
import { DocumentTarget } from './document-target';
import { LinkTarget } from './link-target';
import { PlacementTarget } from './placement-target';

type Kind = CodeTarget['kind'];
const kinds: Kind[] = ['placement', ...(Object.keys(targetAreas) as (keyof typeof targetAreas)[]), 'link'];

interface TargetFieldsProps {
  /** JSON pointer of the target. */
  at: '/fallback' | `/rules/${string}/target`;
  label: string;
}

/** Where a code leads: what kind of thing, and which of them. What was chosen stays until another is whole. */
export function TargetFields({ at, label }: TargetFieldsProps) {
  const t = useEditorTexts();
  const { readOnly, value: target, write } = useField<CodeTarget>(at);
  const [kind, setKind] = useState<Kind | null>(target?.kind ?? null);
  const [former, setFormer] = useState(target?.kind);
  if (former !== target?.kind) {
    // Undo, or a colleague.
    setFormer(target?.kind);
    setKind(target?.kind ?? null);
  }
  const set = (next: unknown) => {
    const { success, data } = codeTarget.safeParse(next);
    if (success) write(data);
  };
  return (
    <div className={common.stack} {...placed(at)}>
      <LabelledField label={label}>
        <Select
          value={kind}
          disabled={readOnly}
          placeholder={t('qr-code-scheduler.target.choose')}
          options={kinds.map((one) => ({ value: one, label: t(`qr-code-scheduler.values.kind.${one}`) }))}
          onChange={(next) => setKind(next as Kind | null)}
        />
      </LabelledField>
      {kind === 'placement' && (
        <PlacementTarget
          label={t('qr-code-scheduler.values.kind.placement')}
          placementId={target?.kind === 'placement' ? target.placementId : null}
          readOnly={readOnly}
          onChange={(placementId) => set({ kind, placementId })}
        />
      )}
      {kind === 'link' && (
        <LinkTarget
          address={target?.kind === 'link' ? target.address : ''}
          readOnly={readOnly}
          onChange={(address) => set({ kind, address })}
        />
      )}
      {kind !== null && kind !== 'placement' && kind !== 'link' && (
        <DocumentTarget
          kind={kind}
          documentId={target?.kind === kind ? target.documentId : null}
          readOnly={readOnly}
          onChange={(documentId) => set({ kind, documentId })}
        />
      )}
    </div>
  );
}
