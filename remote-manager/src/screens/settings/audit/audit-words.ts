import type { AuditEntry } from '@vitrine/shared/contract';
import english from '../../../texts/audit/en.json';
import type { useManagerTexts } from '../../../texts/use-manager-texts';

type Texts = ReturnType<typeof useManagerTexts>;
type Named<Words> = Extract<keyof Words, string>;

const keysOf = <Words extends object>(words: Words) => Object.keys(words) as Named<Words>[];

/** Every action that can stand in the log. */
export const auditActions = keysOf(english.actions);
const renamings = keysOf(english.renamed);
const fields = keysOf(english.fields);

/** What somebody did: "Renamed brand". */
export function actionWords(t: Texts, { action, after }: Pick<AuditEntry, 'action' | 'after'>): string {
  const renaming = renamings.find((one) => one === action);
  if (renaming && Object.keys(after ?? {}).join() === 'name') return t(`audit.renamed.${renaming}`);
  const known = auditActions.find((one) => one === action);
  return known ? t(`audit.actions.${known}`) : t('audit.unknownAction', { action });
}

/** What a field is called; of what is inside one, the names as they are stored. */
export function fieldWords(t: Texts, path: string[]): string {
  return path
    .map((name) => {
      const known = fields.find((one) => one === name);
      return known ? t(`audit.fields.${known}`) : name;
    })
    .join(' › ');
}

/** How a call ended. */
export const outcomeOf = (status: number): 'done' | 'refused' | 'failed' => {
  if (status < 400) return 'done';
  return status === 401 || status === 403 ? 'refused' : 'failed';
};
