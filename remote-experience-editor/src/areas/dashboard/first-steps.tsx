import { type ExperienceSummary, endpoints } from '@vitrine/shared/contract';
import type { Area } from '@vitrine/shared/contract/areas/list';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link } from '@vitrine/shared/host';
import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  Section,
  useEndpointList,
  VisuallyHidden,
} from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import styles from './dashboard.module.css';

/** What to do first; gone once everything is done. */
export function FirstSteps({ summary }: { summary: ExperienceSummary }) {
  const t = useEditorTexts();
  const { brand, experience } = useExperience();
  const documents = useEndpointList(
    endpoints.listDocuments,
    { params: { brandId: brand.id }, query: { experienceId: experience.id } },
    { all: true },
  );
  const has = (area: string) => documents.data?.items.some((document) => document.area === area) ?? false;
  const area = (name: Area) => addresses.area(brand.id, experience.id, name);
  const steps = [
    { text: t('dashboard.start.scene'), done: has('scenes'), to: area('scenes') },
    { text: t('dashboard.start.poll'), done: has('polling'), to: area('polling') },
    { text: t('dashboard.start.publish'), done: experience.publishedVersion !== null, to: area('manifest') },
    {
      text: t('dashboard.start.placement'),
      done: summary.placements > 0,
      to: addresses.stores(brand.id),
    },
  ];
  if (!documents.data || steps.every(({ done }) => done)) return null;
  return (
    <Section title={t('dashboard.start.title')} intro={t('dashboard.start.intro')}>
      <ol className={styles.steps}>
        {steps.map(({ text, done, to }) => (
          <li key={to} data-done={done}>
            {done ? <CheckCircleOutlined aria-hidden="true" /> : <ClockCircleOutlined aria-hidden="true" />}
            <VisuallyHidden>{t(done ? 'dashboard.start.done' : 'dashboard.start.open')}: </VisuallyHidden>
            {done ? <span>{text}</span> : <Link to={to}>{text}</Link>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
