import { inOrder, type QrCodeDocument } from '@vitrine/shared/contract';
import { type CodeVisit, compileCode } from '@vitrine/shared/contract/areas/qr-code-scheduler/resolve-code';
import { useEditorTexts } from '../../../texts/texts';
import styles from '../codes.module.css';
import { useTargetNames } from '../targets/use-target-names';
import { useReached } from './use-reached';
import type { SimulatedPlace } from './use-simulated-places';

interface SimulatedResultProps {
  code: QrCodeDocument;
  place: SimulatedPlace;
  visit: Omit<CodeVisit, 'placementId'>;
}

/** Where the code leads then, by which rule, and why every other one does not apply. */
export function SimulatedResult({ code, place, visit }: SimulatedResultProps) {
  const t = useEditorTexts();
  const { nameOf } = useTargetNames();
  const reaches = useReached();
  if (!reaches) return null;
  const resolve = compileCode(code, place.storeTimeZone, reaches);
  const { ruleId, state, target, verdicts } = resolve({ ...visit, placementId: place.id });
  const numbers = new Map(inOrder(code.rules).map(([id], index) => [id, index + 1]));
  const ruleName = (id: string) =>
    code.rules[id]?.name || t('qr-code-scheduler.rules.rule', { number: numbers.get(id) ?? 0 });
  return (
    <output className={styles.result}>
      <p className={styles.leadsTo}>
        {target
          ? t('qr-code-scheduler.simulator.leadsTo', { target: nameOf(target) })
          : t(`qr-code-scheduler.simulator.states.${state === 'live' ? 'nowhere' : state}`)}
      </p>
      {target && (
        <p>
          {ruleId === null
            ? t('qr-code-scheduler.simulator.byFallback')
            : t('qr-code-scheduler.simulator.byRule', { name: ruleName(ruleId) })}
        </p>
      )}
      {verdicts.length > 0 && (
        <ol className={styles.verdicts}>
          {verdicts.map(({ ruleId: id, verdict }) => (
            <li key={id} className={styles.verdict} data-won={verdict === 'won'}>
              {numbers.get(id)}. {ruleName(id)}: {t(`qr-code-scheduler.verdicts.${verdict}`)}
            </li>
          ))}
        </ol>
      )}
    </output>
  );
}
