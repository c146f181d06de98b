import { useExperience } from '../experience/experience-context';
import { useRuns } from '../runs/use-runs';
import { useLinks } from '../vaults/use-links';

/** What the API knows of the questions of a document that come from the vault; see `useLinks`. */
export function useQuestionLinks(
  documentId: string,
  questions: Record<string, { reference: { source: 'inline' | 'vault' } }>,
): ReturnType<typeof useLinks> {
  const { experience } = useExperience();
  const { runs } = useRuns();
  const states = runs.filter((run) => run.documentId === documentId).map(({ id, state }) => id + state);
  const isLinked = Object.values(questions).some(({ reference }) => reference.source === 'vault');
  return useLinks(documentId, isLinked, `${experience.publishedVersion} ${states.join(' ')}`);
}
