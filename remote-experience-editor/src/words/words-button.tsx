import type { WordsShown } from '@vitrine/shared/contract';
import { Button, Dialog } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useEditorTexts } from '../texts/texts';
import { WrittenWords } from './written-words';

interface WordsButtonProps {
  documentId: string;
  run: { id: string; placementName: string };
  question: { id: string; title: string };
  /** Which of them visitors see; null: none. */
  which: WordsShown | null;
}

/** Opens the words that people wrote to a question at a placement. */
export function WordsButton({ documentId, run, question, which }: WordsButtonProps) {
  const t = useEditorTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={t('words.openFor', { question: question.title, placement: run.placementName })}
        onClick={() => setOpen(true)}
      >
        {t('words.open', { question: question.title })}
      </Button>
      <Dialog
        open={isOpen}
        title={t('words.title', { question: question.title })}
        width={640}
        onClose={() => setOpen(false)}
      >
        <WrittenWords {...{ documentId, which }} runId={run.id} question={question.id} />
      </Dialog>
    </>
  );
}
