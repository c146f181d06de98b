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
import { areaEntries } from '../registry';
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
  const has = (area: Area) => documents.data?.items.some((document) => document.area === area) ?? false;
  const steps = [
    ...areaEntries.flatMap(([area, { firstStep }]) =>
      firstStep
        ? [
            {
              text: t(firstStep.text),
              done: firstStep.isDone({ hasDocuments: has(area), experience }),
              to: addresses.area(brand.id, experience.id, area),
            },
          ]
        : [],
    ),
    {
      text: t('dashboard.start.placement'),
      done: summary.placements > 0,
      to: addresses.stores(brand.id),
    },
  ];
  if (!documents.data || steps.every(({ done }) => done)) return null;
  return (
    <Section title={t('dashboard.start.title')} intro={t('dashboard.start.intro', { count: steps.length })}>
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
