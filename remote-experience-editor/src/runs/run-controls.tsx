import { endpoints, type Run, type RunAction, runAction, runActions } from '@vitrine/shared/contract';
import { Button, useEndpointMutation } from '@vitrine/shared/ui';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import styles from './runs.module.css';

interface RunControlsProps {
  /** Of one document. What is pressed happens to all of them that allow it. */
  runs: Run[];
  /** large: with one thumb, in front of people. */
  size?: 'large';
}

/** What can be done with runs in their state; nothing for those whose role only reads. */
export function RunControls({ runs, size }: RunControlsProps) {
  const t = useEditorTexts();
  const { brand, may } = useExperience();
  const act = useEndpointMutation(endpoints.actOnRun, { invalidates: [endpoints.getExperienceSummary] });
  if (!may.controlRuns) return null;
  const allowing = (action: RunAction) => runs.filter((run) => runActions(run).includes(action));
  const actions = runAction.options.filter((action) => allowing(action).length > 0);
  const [only] = runs.length === 1 ? runs : [];
  return (
    <div className={styles.controls} data-size={size}>
      {actions.map((action, place) => {
        const label = t(`runs.actions.${action}`);
        return (
          <Button
            key={action}
            size={size === 'large' ? 'large' : 'small'}
            kind={size === 'large' && place === 0 ? 'primary' : 'secondary'}
            aria-label={t('runs.actionFor', {
              action: label,
              placement: only?.placementName ?? t('runs.everywhere'),
            })}
            disabled={act.isPending}
            onClick={() => {
              for (const { id } of allowing(action))
                act.mutate({ params: { brandId: brand.id, runId: id }, body: { action } });
            }}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
