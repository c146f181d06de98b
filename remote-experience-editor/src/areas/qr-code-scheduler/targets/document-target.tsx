import { endpoints, type TargetKind, targetAreas } from '@vitrine/shared/contract';
import { LabelledField, SearchSelect } from '@vitrine/shared/ui';
import { documentTitle } from '../../../documents/store/document-title';
import { useExperience } from '../../../experience/experience-context';
import { useEditorTexts } from '../../../texts/texts';

interface DocumentTargetProps {
  kind: TargetKind;
  documentId: string | null;
  readOnly: boolean;
  onChange: (documentId: string) => void;
}

/** One of the experience's scenes, products, polls, votes or surveys. */
export function DocumentTarget({ kind, documentId, readOnly, onChange }: DocumentTargetProps) {
  const t = useEditorTexts();
  const { brand, experience, language, titleOf } = useExperience();
  return (
    <LabelledField label={t(`qr-code-scheduler.values.kind.${kind}`)}>
      <SearchSelect
        // Another kind searches among others.
        key={kind}
        value={documentId}
        disabled={readOnly}
        placeholder={t('qr-code-scheduler.target.chooseDocument')}
        endpoint={endpoints.listDocuments}
        request={{
          params: { brandId: brand.id },
          query: { experienceId: experience.id, area: targetAreas[kind] },
        }}
        option={(document) => ({
          value: document.id,
          label: documentTitle(document, language) || t('documents.untitled'),
        })}
        chosen={
          documentId !== null
            ? { value: documentId, label: titleOf(documentId) || t('qr-code-scheduler.target.gone') }
            : undefined
        }
        onChange={(id) => id !== null && onChange(id)}
      />
    </LabelledField>
  );
}
