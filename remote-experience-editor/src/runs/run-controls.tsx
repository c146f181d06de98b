import { endpoints, type Run, type RunAction, runAction, runActions } from '@vitrine/shared/contract';
import { Button, useEndpointMutation } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { NewRound } from './new-round';
import styles from './runs.module.css';

interface RunControlsProps {
  /** Of one document. What is pressed happens to all of them that allow it. */
  runs: Run[];
  /** large: with one thumb, in front of people. */
  size?: 'large';
}

/** What may stand under the thumb: the rest takes something from the audience. */
const bringsOn: RunAction[] = ['open', 'pause', 'close', 'reveal'];

/** What can be done with runs in their state; nothing for those whose role only reads. */
export function RunControls({ runs, size }: RunControlsProps) {
  const t = useEditorTexts();
  const { brand, may } = useExperience();
  const act = useEndpointMutation(endpoints.actOnRun, { invalidates: [endpoints.getExperienceSummary] });
  const [ending, setEnding] = useState<Run[]>([]);
  if (!may.controlRuns) return null;
  const allowing = (action: RunAction) => runs.filter((run) => runActions(run).includes(action));
  const actions = runAction.options.filter((action) => allowing(action).length > 0);
  const [only] = runs.length === 1 ? runs : [];
  const nameOf = (action: RunAction) =>
    t('runs.actionFor', {
      action: t(`runs.actions.${action}`),
      placement: only?.placementName ?? t('runs.everywhere'),
    });
  const actOn = (action: RunAction, those: Run[]) => {
    for (const { closesAt, id, state } of those)
      act.mutate({
        params: { brandId: brand.id, runId: id },
        body: { action, seen: { state, closesAt } },
      });
  };
  return (
    <div className={styles.controls} data-size={size}>
      {actions.map((action, place) => (
        <Button
          key={action}
          size={size === 'large' ? 'large' : 'small'}
          kind={size === 'large' && place === 0 && bringsOn.includes(action) ? 'primary' : 'secondary'}
          aria-label={nameOf(action)}
          disabled={act.isPending}
          onClick={() => {
            const those = allowing(action);
            if (action === 'reset' && those.some(({ respondents }) => respondents > 0)) setEnding(those);
            else actOn(action, those);
          }}
        >
          {t(`runs.actions.${action}`)}
        </Button>
      ))}
      {ending.length > 0 && (
        <NewRound
          title={nameOf('reset')}
          runs={ending}
          onConfirm={() => actOn('reset', ending)}
          onClose={() => setEnding([])}
        />
      )}
    </div>
  );
}
