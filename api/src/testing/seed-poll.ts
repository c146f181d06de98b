import type { PublishedPoll } from '@vitrine/shared/contract';
import type { Database } from '../db/database';
import { newId } from '../ids';
import { seedPart } from './seed-part';

type Settings = Partial<Pick<PublishedPoll, 'documentId' | 'results' | 'changeAllowed' | 'questions'>> & {
  mostRespondents?: number;
};

const option = (id: string) => ({ id, label: { en: id } });
const choices: PublishedPoll['questions'] = [
  { id: 'wood', type: 'single', text: { en: 'Which wood?' }, options: ['oak', 'ash', 'elm'].map(option) },
  {
    id: 'rooms',
    type: 'multiple',
    text: { en: 'Which rooms?' },
    options: ['hall', 'study', 'attic'].map(option),
  },
];

/**
 * Publishes a version of an experience that holds one poll: of the questions given, or else of `wood` (single: oak, ash,
 * elm) and `rooms` (multiple: hall, study, attic).
 * @returns the manifest's hash and the poll's document.
 */
export async function seedPoll(
  db: Database,
  {
    experienceId,
    now = new Date(),
    version = 1,
    ...settings
  }: Settings & { experienceId: string; version?: number; now?: Date },
): Promise<{ manifest: string; documentId: string }> {
  const documentId = settings.documentId ?? newId();
  const { mostRespondents: most } = settings;
  const poll: PublishedPoll = {
    area: 'polling',
    documentId,
    title: { en: 'Poll' },
    results: settings.results ?? 'always',
    changeAllowed: settings.changeAllowed ?? true,
    questions: settings.questions ?? choices,
  };
  const server = { mostRespondents: most === undefined ? {} : { [documentId]: most } };
  const manifest = await seedPart(db, { experienceId, version, now, part: poll, server });
  return { manifest, documentId };
}
