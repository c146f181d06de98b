import { textIn } from '@vitrine/shared/contract';
import { Section } from '@vitrine/shared/ui';
import { useStore } from 'zustand';
import type { OwnerKind } from '../../documents/store/owner';
import { useMayWrite } from '../../documents/store/use-document-writes';
import { useExperience } from '../../experience/experience-context';
import { TypeFields } from '../../questions/type-fields';
import { useEditorTexts } from '../../texts/texts';
import { VaultPage } from '../../vaults/vault-page';
import { CorrectFields } from './correct-fields';
import { changing, type QuestionEditing } from './question-editing';
import { QuestionForm } from './question-form';
import { QuestionOptions } from './question-options';
import { QuestionPreview } from './question-preview';

/** One question: its form, how visitors see it, and where it is used. */
export function QuestionScreen({ editing, owner }: { editing: QuestionEditing; owner: OwnerKind }) {
  const t = useEditorTexts();
  const { language, baseLanguage } = useExperience();
  const mayWrite = useMayWrite(owner);
  const question = useStore(editing.store, ({ data }) => data);
  const part = { question, editing, readOnly: !mayWrite };
  return (
    <VaultPage
      area="question-vault"
      editing={editing}
      owner={owner}
      title={textIn(question.text, language, baseLanguage)}
      mayWrite={mayWrite}
      beside={
        <Section title={t('question-vault.preview.title')} intro={t('question-vault.preview.intro')}>
          <QuestionPreview question={question} />
        </Section>
      }
    >
      <QuestionForm {...part} />
      <QuestionOptions {...part} owner={owner} />
      <TypeFields at="" question={question} readOnly={!mayWrite} onChange={changing(editing)} />
      <CorrectFields {...part} />
    </VaultPage>
  );
}
