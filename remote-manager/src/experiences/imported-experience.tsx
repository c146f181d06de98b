import { documentAreas, type ExperienceImport, sizesIn } from '@vitrine/shared/contract';
import { Button, UploadProgress, useFormat } from '@vitrine/shared/ui';
import { useApiWords } from '../texts/use-api-words';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './import-experience.module.css';

interface ImportedExperienceProps {
  import: ExperienceImport;
  onStop: () => void;
  isStopping: boolean;
}

/** Where an import is: being checked, ready with what it would create, on its way, or over. */
export function ImportedExperience({ import: one, isStopping, onStop }: ImportedExperienceProps) {
  const t = useManagerTexts();
  const inWords = useApiWords();
  const { contents, fileName: name, handled, problem, problemSentence, state, total } = one;
  switch (state) {
    case 'checking':
    case 'applying':
      return (
        <div className={styles.stack}>
          <UploadProgress
            text={t(`experienceImport.${state}`, { name })}
            share={total ? handled / total : null}
          >
            <Button kind="quiet" size="small" loading={isStopping} onClick={onStop}>
              {t('experienceImport.stop')}
            </Button>
          </UploadProgress>
          <p className={styles.hint}>{t('experienceImport.goesOn')}</p>
        </div>
      );
    case 'ready':
      return (
        <div className={styles.stack}>
          <p>{t('experienceImport.checked', { name })}</p>
          {contents && <Contents contents={contents} />}
          <p className={styles.hint}>{t('experienceImport.draft')}</p>
        </div>
      );
    case 'done':
      return (
        <p className={styles.words} role="status">
          {t('experienceImport.done', { name: contents?.name ?? name })}
        </p>
      );
    case 'cancelled':
      return (
        <p className={styles.words} role="status">
          {t('experienceImport.cancelled')}
        </p>
      );
    case 'failed':
      return (
        <div className={styles.failed} role="alert">
          <strong>{t('experienceImport.refused', { name })}</strong>
          <span>{inWords({ message: problem ?? '', sentence: problemSentence })}</span>
        </div>
      );
  }
}

function Contents({ contents }: { contents: NonNullable<ExperienceImport['contents']> }) {
  const t = useManagerTexts();
  const format = useFormat();
  const { fileSize } = sizesIn(format.language);
  const { documents, files, languages, models, name } = contents;
  type Fact = [key: string, label: string, value: string];
  const facts: Fact[] = [
    ['languages', t('experienceImport.languages'), languages.join(', ')],
    ...documentAreas.flatMap((area): Fact[] =>
      documents[area] ? [[area, t(`areas.${area}`), format.number(documents[area])]] : [],
    ),
    ['models', t('experienceImport.newModels'), format.number(models.create)],
    ['there', t('experienceImport.modelsThere'), format.number(models.there)],
    [
      'files',
      t('experienceImport.files'),
      t('experienceImport.filesOf', { count: files.count, size: fileSize(files.bytes) }),
    ],
  ];
  return (
    <section className={styles.contents} aria-label={name}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <dl>
        {facts.map(([key, label, value]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
