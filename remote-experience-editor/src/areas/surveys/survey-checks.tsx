import { Section } from '@vitrine/shared/ui';
import { CheckList } from '../../checks/check-list';
import common from '../../common/common.module.css';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';

/** What the last check of the draft found in a survey, each with the way to its place in the form. */
export function SurveyChecks({ documentId }: { documentId: string }) {
  const t = useEditorTexts();
  const { certificate } = useExperience();
  const checks = (certificate?.checks ?? []).filter((check) => check.documentId === documentId);
  return (
    <Section title={t('surveys.checks.title')} intro={t('surveys.checks.intro')}>
      {checks.length > 0 ? (
        <CheckList checks={checks} />
      ) : (
        <p className={common.hint}>{t(certificate ? 'surveys.checks.none' : 'surveys.checks.waiting')}</p>
      )}
    </Section>
  );
}
