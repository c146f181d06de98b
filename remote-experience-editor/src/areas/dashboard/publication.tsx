import { ActionMenu, Button, ExperienceStatusTag, Section } from '@vitrine/shared/ui';
import { Fragment } from 'react';
import { CheckList } from '../../checks/check-list';
import common from '../../common/common.module.css';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import type { DashboardTileProps } from '../area-entry';
import styles from './dashboard.module.css';

/** Whether visitors see the newest state, and what stands in the way. */
export function Publication({ actions }: Pick<DashboardTileProps, 'actions'>) {
  const t = useEditorTexts();
  const { experience, certificate, may, openPublish } = useExperience();
  const checks = certificate?.checks ?? [];
  const title = t('dashboard.publication.title');
  return (
    <Section title={title} action={<ActionMenu name={title} actions={actions} />}>
      <div className={styles.publication}>
        <div className={styles.state}>
          <ExperienceStatusTag status={experience.status} />
          <span>
            {t(`dashboard.publication.${experience.status}`, { version: experience.publishedVersion ?? 0 })}
          </span>
          {may.publish && experience.status !== 'published' && experience.status !== 'archived' && (
            <Button onClick={openPublish}>{t('frame.publish.action')}</Button>
          )}
        </div>
        {certificate && checks.length === 0 && <p>{t('dashboard.publication.clear')}</p>}
        {(['error', 'warning'] as const).map((level) => {
          const found = checks.filter((check) => check.level === level);
          return (
            found.length > 0 && (
              <Fragment key={level}>
                <h3 className={common.heading}>
                  {t(level === 'error' ? 'dashboard.publication.blocked' : 'dashboard.publication.warned')}
                </h3>
                <CheckList checks={found} />
              </Fragment>
            )
          );
        })}
      </div>
    </Section>
  );
}
