import {
  type DocumentLink,
  type PollQuestion,
  textIn,
  vaultQuestion,
  vaults,
  withVaultQuestion,
} from '@vitrine/shared/contract';
import { useState } from 'react';
import common from '../../common/common.module.css';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { LinkNotice } from '../../vaults/link-notice';
import { OptionsCopy } from '../../vaults/options-copy';
import { UpdateDialog } from '../../vaults/update-dialog';
import { detachedQuestion, renewedQuestion } from './poll-commands';
import type { PollEditing } from './poll-editing';
import styles from './polling.module.css';

interface LinkedQuestionProps {
  id: string;
  question: PollQuestion;
  pinned: { id: string; version: number };
  link: DocumentLink | undefined;
  /** Placements at which visitors are answering the poll. */
  frozenAt: string[];
  readOnly: boolean;
  editing: PollEditing;
}

/** A question that comes from the vault: its words are read here and written there. */
export function LinkedQuestion(props: LinkedQuestionProps) {
  const { id, question, pinned, link, frozenAt, readOnly, editing } = props;
  const t = useEditorTexts();
  const { language, baseLanguage } = useExperience();
  const [looking, setLooking] = useState(false);
  const newest = link?.newest;
  const asked = vaultQuestion.safeParse(newest?.data).data;
  const words = (map: PollQuestion['text'] | undefined) => textIn(map, language, baseLanguage);
  return (
    <>
      <LinkNotice
        area={vaults.questions}
        pinned={pinned}
        link={link}
        title={question.text}
        frozenAt={frozenAt}
        readOnly={readOnly}
        onDetach={() => editing.run(`detach:${id}`, detachedQuestion(id))}
        onLook={() => setLooking(true)}
      />
      <div>
        <p className={styles.asked} dir="auto">
          {words(question.text) || t('documents.untitled')}
        </p>
        {words(question.help) && (
          <p className={common.hint} dir="auto">
            {words(question.help)}
          </p>
        )}
        <p className={common.hint}>{t(`values.type.${question.type}`)}</p>
      </div>
      <OptionsCopy options={question.options} />
      {looking && newest && asked && (
        <UpdateDialog
          vaultId={pinned.id}
          before={question}
          after={withVaultQuestion(question, asked, { id: pinned.id, version: newest.version })}
          owner="experience"
          frozen={frozenAt.length > 0}
          onApply={() =>
            editing.run(`renew:${id}`, renewedQuestion(id, asked, { id: pinned.id, version: newest.version }))
          }
          onClose={() => setLooking(false)}
        />
      )}
    </>
  );
}
