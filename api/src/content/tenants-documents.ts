import { type ImportSubject, tenantAreas } from '@vitrine/shared/contract';
import { invalid } from '../problem';

/** @throws ProblemError 400 for what only a brand has: an experience, documents of most areas, texts. */
export function refuseToTenant({
  area,
  experienceId,
}: {
  area: ImportSubject;
  experienceId?: string | undefined;
}) {
  if (experienceId !== undefined) throw invalid('/experienceId', 'The tenant has no experiences.');
  if (!tenantAreas.some((one) => one === area)) throw invalid('/area', 'Every brand has its own here.');
}
