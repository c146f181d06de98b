import { type Document, type QuestionState, vaultQuestion } from '@vitrine/shared/contract';
import {
  CheckCircleOutlined,
  EditOutlined,
  EyeInvisibleOutlined,
  SheetsDrawing,
  StatusTag,
  useAddressState,
} from '@vitrine/shared/ui';
import { DocumentList } from '../../documents/lists/document-list';
import { OpenedDocument } from '../../documents/page/opened-document';
import { useEditorTexts } from '../../texts/texts';
import { useArchiving } from '../../vaults/use-archiving';
import { useCopying } from '../../vaults/use-copying';
import { useVaultScope } from '../../vaults/use-vault-scope';
import { VaultTable } from '../../vaults/vault-table';
import { QuestionFilters } from './question-filters';
import { QuestionScreen } from './question-screen';
import { useQuestionFilter } from './use-question-filter';

/** The questions of an experience, its brand or all brands; `?id=` opens one. */
export default function QuestionVault() {
  const [documentId] = useAddressState('id');
  if (!documentId) return <Questions />;
  return (
    <OpenedDocument key={documentId} area="question-vault" documentId={documentId}>
      {(editing, owner) => <QuestionScreen editing={editing} owner={owner} />}
    </OpenedDocument>
  );
}

const marks = {
  draft: { tone: 'neutral', icon: <EditOutlined /> },
  ready: { tone: 'success', icon: <CheckCircleOutlined /> },
  hidden: { tone: 'neutral', icon: <EyeInvisibleOutlined /> },
} as const satisfies Record<QuestionState, object>;

const questionOf = ({ data }: Document) => vaultQuestion.safeParse(data).data ?? null;

/** Files of other programs find a question again by its name, which is one question's alone. */
const nameless = ({ data: { name: _, ...data } }: Document): Document['data'] => data;

function Questions() {
  const t = useEditorTexts();
  const [scope] = useVaultScope();
  const { clear, passes } = useQuestionFilter();
  const archiving = useArchiving();
  const copying = useCopying();
  return (
    <>
      <DocumentList
        key={scope}
        area="question-vault"
        owner={scope}
        drawing={<SheetsDrawing />}
        moreActions={
          <VaultTable
            area="question-vault"
            moreFormats={[{ key: 'gift', label: t('question-vault.exportGift') }]}
          />
        }
        filters={<QuestionFilters scope={scope} />}
        onClearFilters={clear}
        shows={(document) => {
          const question = questionOf(document);
          return question !== null && passes(question);
        }}
        copied={nameless}
        actions={copying}
        beforeArchive={archiving.ask}
        mark={(document) => {
          const state = questionOf(document)?.state ?? 'draft';
          return <StatusTag {...marks[state]}>{t(`question-vault.values.state.${state}`)}</StatusTag>;
        }}
        about={(document) => {
          const question = questionOf(document);
          if (!question) return '';
          return [t(`values.type.${question.type}`), question.folder, Object.keys(question.tags).join(', ')];
        }}
      />
      {archiving.dialog}
    </>
  );
}
