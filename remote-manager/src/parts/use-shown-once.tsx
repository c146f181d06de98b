import { Button, type Dialog } from '@vitrine/shared/ui';
import type { ComponentProps } from 'react';
import { useManagerTexts } from '../texts/use-manager-texts';

type OfDialog = Pick<ComponentProps<typeof Dialog>, 'dismissible' | 'question' | 'action'>;

/**
 * For a dialog with what is shown once, a link or a secret: it stays until its reader says that they have kept it.
 * @param count how many of them it shows now; with none it is a dialog like any other.
 * @returns what the Dialog needs for that.
 */
export function useShownOnce(count: number, onKept: () => void): OfDialog {
  const t = useManagerTexts();
  if (count === 0) return {};
  return {
    dismissible: false,
    question: t('shown-once.leave'),
    action: (
      // It may come to stand where what was sent by a double click stood: the second click is none of its own.
      <Button kind="primary" onClick={({ detail }) => detail < 2 && onKept()}>
        {t('shown-once.kept', { count })}
      </Button>
    ),
  };
}
