import type { Experience } from '@vitrine/shared/contract';
import { Banner, Button, useFormat, useNow } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';

/** What is still planned so long after its moment waits for something. */
const lateMs = 60_000;

interface PlannedVersionProps {
  planned: NonNullable<Experience['planned']>;
  isPending: boolean;
  /** null for those who may not publish. */
  onCancel: ((version: number) => void) | null;
}

/** What goes live by itself, and the way to take it back. */
export function PlannedVersion({ planned: { at, version }, isPending, onCancel }: PlannedVersionProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const isLate = useNow() - Date.parse(at) > lateMs;
  return (
    <Banner
      action={
        onCancel && (
          <Button loading={isPending} onClick={() => onCancel(version)}>
            {t('manifest.cancelPlan')}
          </Button>
        )
      }
    >
      {t(isLate ? 'manifest.plannedWaits' : 'manifest.planned', { version, at: format.dateTime(at) })}
    </Banner>
  );
}
