import { type AuditEntry, isAudited, operations, verbAndThing } from '@vitrine/shared/contract';
import english from '../../../texts/audit/en.json';
import type { useManagerTexts } from '../../../texts/use-manager-texts';

type Texts = ReturnType<typeof useManagerTexts>;

const isKey = <Words extends object>(words: Words, name: string): name is Extract<keyof Words, string> =>
  Object.hasOwn(words, name);

/** Every action that can stand in the log. */
export const auditActions = Object.entries(operations)
  .filter(([, endpoint]) => isAudited(endpoint))
  .map(([name]) => name);

/** What somebody did: "Renamed brand". @param after what it is afterwards, where that is known. */
export function actionWords(
  t: Texts,
  { action, after }: Pick<AuditEntry, 'action'> & Partial<Pick<AuditEntry, 'after'>>,
): string {
  if (isKey(english.sentences, action)) return t(`audit.sentences.${action}`);
  const [verb, thing] = verbAndThing(action);
  if (!isKey(english.verbs, verb) || !isKey(english.things, thing))
    return t('audit.unknownAction', { action });
  const isRenaming = verb === 'update' && Object.keys(after ?? {}).join() === 'name';
  return t('audit.done', {
    verb: t(`audit.verbs.${isRenaming ? 'rename' : verb}`),
    thing: t(`audit.things.${thing}`),
  });
}

/** What a field is called; of what is inside one, the names as they are stored. */
export function fieldWords(t: Texts, path: string[]): string {
  return path.map((name) => (isKey(english.fields, name) ? t(`audit.fields.${name}`) : name)).join(' › ');
}

/** How a call ended. */
export const outcomeOf = (status: number): 'done' | 'refused' | 'failed' => {
  if (status < 400) return 'done';
  return status === 401 || status === 403 ? 'refused' : 'failed';
};
