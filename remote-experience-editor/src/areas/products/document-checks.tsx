import { Section } from '@vitrine/shared/ui';
import { CheckList } from '../../checks/check-list';
import common from '../../common/common.module.css';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';

/** What the checks found in the open document. */
export function DocumentChecks({ documentId }: { documentId: string }) {
  const t = useEditorTexts();
  const { certificate } = useExperience();
  const checks = certificate?.checks.filter((check) => check.documentId === documentId);
  return (
    <Section title={t('products.checks.title')}>
      {checks && checks.length > 0 ? (
        <CheckList checks={checks} here />
      ) : (
        <p className={common.hint}>{t(checks ? 'products.checks.none' : 'products.checks.waiting')}</p>
      )}
    </Section>
  );
}
