import type { Experience } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { Card, CardGrid, ExperienceStatusTag, useFormat } from '@vitrine/shared/ui';
import { Facts } from '../parts/facts';
import { useManagerTexts } from '../texts/use-manager-texts';
import { ExperienceMenu } from './experience-menu';

export function ExperienceCards({ experiences }: { experiences: Experience[] }) {
  const t = useManagerTexts();
  const format = useFormat();
  return (
    <CardGrid label={t('experiences.title')}>
      {experiences.map((experience) => (
        <Card
          key={experience.id}
          title={experience.name}
          to={addresses.experience(experience.brandId, experience.id)}
          menu={<ExperienceMenu experience={experience} />}
        >
          <Facts>
            <ExperienceStatusTag status={experience.status} />
            <span>{experience.languages.join(', ')}</span>
          </Facts>
          <Facts>
            <span>
              {experience.publishedVersion !== null && experience.publishedAt
                ? t('experiences.published', {
                    version: experience.publishedVersion,
                    when: format.relative(experience.publishedAt),
                  })
                : t('experiences.neverPublished')}
            </span>
          </Facts>
        </Card>
      ))}
    </CardGrid>
  );
}
