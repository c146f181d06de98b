import type { Experience } from '@vitrine/shared/contract';
import { useManagerTexts } from '../../texts/use-manager-texts';

/** @returns what an experience is called where it is assigned: one that was archived stays so, and is said to be. */
export function useExperienceName(): (experience: Experience) => string {
  const t = useManagerTexts();
  return ({ archivedAt, name }) => (archivedAt ? t('placements.archivedExperience', { name }) : name);
}
