import type { Experience } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import {
  Card,
  CardGrid,
  ChooseOne,
  ExperienceStatusTag,
  type Selection,
  useFormat,
  useNow,
} from '@vitrine/shared/ui';
import { Facts } from '../parts/facts';
import { useManagerTexts } from '../texts/use-manager-texts';
import { ExperienceMenu } from './experience-menu';
import { ExperiencePoster } from './experience-poster';
import { LiveVisitors } from './live-visitors';

interface ExperienceCardsProps {
  experiences: Experience[];
  /** How many have it open now, by experience, none where nobody has; undefined: nobody knows. */
  visitors: ReadonlyMap<string, number> | undefined;
  selection: Selection | undefined;
}

export function ExperienceCards({ experiences, visitors, selection }: ExperienceCardsProps) {
  const t = useManagerTexts();
  const format = useFormat();
  const now = useNow();
  return (
    <CardGrid label={t('experiences.title')}>
      {experiences.map((experience) => (
        <Card
          key={experience.id}
          title={experience.name}
          picture={<ExperiencePoster experience={experience} />}
          to={addresses.experience(experience.brandId, experience.id)}
          choice={selection && <ChooseOne selection={selection} id={experience.id} name={experience.name} />}
          menu={<ExperienceMenu experience={experience} />}
        >
          <Facts>
            <ExperienceStatusTag status={experience.status} />
            <span>{experience.languages.join(', ')}</span>
            <LiveVisitors count={visitors?.get(experience.id)} />
          </Facts>
          <Facts>
            <span>
              {experience.publishedVersion !== null && experience.publishedAt
                ? t('experiences.published', {
                    version: experience.publishedVersion,
                    when: format.relative(experience.publishedAt, now),
                  })
                : t('experiences.neverPublished')}
            </span>
          </Facts>
        </Card>
      ))}
    </CardGrid>
  );
}
