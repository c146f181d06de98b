import type { Experience } from '@vitrine/shared/contract';
import { Banner, Button, useFormat } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';

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
      {t('manifest.planned', { version, at: format.dateTime(at) })}
    </Banner>
  );
}
