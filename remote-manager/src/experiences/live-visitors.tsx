import { StatusTag, TeamOutlined } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';

/** How many visitors have an experience open now; nothing where nobody has. */
export function LiveVisitors({ count }: { count: number | undefined }) {
  const t = useManagerTexts();
  if (!count) return null;
  return (
    <StatusTag tone="accent" icon={<TeamOutlined />}>
      {t('experiences.visitorsNowCount', { count })}
    </StatusTag>
  );
}
