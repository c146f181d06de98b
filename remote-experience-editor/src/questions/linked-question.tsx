import {
  type CopiedContent,
  type DocumentLink,
  type LanguageMap,
  type Pinned,
  type QuestionType,
  type VaultQuestion,
  vaultQuestion,
  vaults,
} from '@vitrine/shared/contract';
import { useState } from 'react';
import common from '../common/common.module.css';
import { useWords } from '../documents/fields/use-words';
import { useEditorTexts } from '../texts/texts';
import { LinkNotice } from '../vaults/link-notice';
import { OptionsCopy } from '../vaults/options-copy';
import { UpdateDialog } from '../vaults/update-dialog';
import styles from './questions.module.css';

interface LinkedQuestionProps {
  question: CopiedContent & { text: LanguageMap; type: QuestionType };
  pinned: Pinned;
  link: DocumentLink | undefined;
  /** Placements at which visitors are answering. */
  frozenAt: string[];
  readOnly: boolean;
  /** What the copy here would be of what the vault holds now. */
  renewed: (asked: VaultQuestion, pinned: Pinned) => CopiedContent;
  onDetach: () => void;
  onRenew: (asked: VaultQuestion, pinned: Pinned) => void;
}

/** A question that comes from the vault: its words are read here and written there. */
export function LinkedQuestion(props: LinkedQuestionProps) {
  const { question, pinned, link, frozenAt, readOnly, renewed, onDetach, onRenew } = props;
  const t = useEditorTexts();
  const words = useWords();
  const [looking, setLooking] = useState(false);
  const newest = link?.newest;
  const asked = vaultQuestion.safeParse(newest?.data).data;
  const help = words(question.help ?? {}, '');
  return (
    <>
      <LinkNotice
        area={vaults.questions}
        pinned={pinned}
        link={link}
        title={question.text}
        frozenAt={frozenAt}
        readOnly={readOnly}
        onDetach={onDetach}
        onLook={() => setLooking(true)}
      />
      <div>
        <p className={styles.asked} dir="auto">
          {words(question.text, t('documents.untitled'))}
        </p>
        {help && (
          <p className={common.hint} dir="auto">
            {help}
          </p>
        )}
        <p className={common.hint}>{t(`values.type.${question.type}`)}</p>
      </div>
      {Object.keys(question.options).length > 0 && <OptionsCopy options={question.options} />}
      {looking && newest && asked && (
        <UpdateDialog
          vaultId={pinned.id}
          before={question}
          after={renewed(asked, { id: pinned.id, version: newest.version })}
          owner="experience"
          frozen={frozenAt.length > 0}
          onApply={() => onRenew(asked, { id: pinned.id, version: newest.version })}
          onClose={() => setLooking(false)}
        />
      )}
    </>
  );
}
