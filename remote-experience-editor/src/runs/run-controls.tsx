import { endpoints, type Run, runActions } from '@vitrine/shared/contract';
import { Button, useEndpointMutation } from '@vitrine/shared/ui';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import styles from './runs.module.css';

/** What can be done with a run in its state; nothing for those whose role only reads. */
export function RunControls({ run }: { run: Run }) {
  const t = useEditorTexts();
  const { brand, may } = useExperience();
  const act = useEndpointMutation(endpoints.actOnRun, { invalidates: [endpoints.getExperienceSummary] });
  if (!may.controlRuns) return null;
  return (
    <div className={styles.controls}>
      {runActions[run.state].map((action) => {
        const label = t(`runs.actions.${action}`);
        return (
          <Button
            key={action}
            size="small"
            aria-label={t('runs.actionFor', { action: label, placement: run.placementName })}
            disabled={act.isPending}
            onClick={() => act.mutate({ params: { brandId: brand.id, runId: run.id }, body: { action } })}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
