import { documentAreas, type ExperienceImport, sizesIn } from '@vitrine/shared/contract';
import { Button, UploadProgress, useAreaNames, useFormat } from '@vitrine/shared/ui';
import common from '../parts/common.module.css';
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
            text={t(`experience-import.${state}`, { name })}
            share={total ? handled / total : null}
          >
            <Button kind="quiet" size="small" loading={isStopping} onClick={onStop}>
              {t('experience-import.stop')}
            </Button>
          </UploadProgress>
          <p className={common.hint}>{t('experience-import.goesOn')}</p>
        </div>
      );
    case 'ready':
      return (
        <div className={styles.stack}>
          <p>{t('experience-import.checked', { name })}</p>
          {contents && <Contents contents={contents} />}
          <p className={common.hint}>{t('experience-import.draft')}</p>
        </div>
      );
    case 'done':
      return (
        <p className={styles.words} role="status">
          {t('experience-import.done', { name: contents?.name ?? name })}
        </p>
      );
    case 'cancelled':
      return (
        <p className={styles.words} role="status">
          {t('experience-import.cancelled')}
        </p>
      );
    case 'failed':
      return (
        <div className={styles.failed} role="alert">
          <strong>{t('experience-import.refused', { name })}</strong>
          <span>{inWords({ message: problem ?? '', sentence: problemSentence })}</span>
        </div>
      );
  }
}

function Contents({ contents }: { contents: NonNullable<ExperienceImport['contents']> }) {
  const areaName = useAreaNames();
  const t = useManagerTexts();
  const format = useFormat();
  const { fileSize } = sizesIn(format.language);
  const { documents, files, languages, models, name } = contents;
  type Fact = [key: string, label: string, value: string];
  const facts: Fact[] = [
    ['languages', t('experience-import.languages'), languages.join(', ')],
    ...documentAreas.flatMap((area): Fact[] =>
      documents[area]
        ? [[area, areaName(`documents.${area}`, { count: documents[area] }), format.number(documents[area])]]
        : [],
    ),
    ['models', t('experience-import.newModels'), format.number(models.create)],
    ['there', t('experience-import.modelsThere'), format.number(models.there)],
    [
      'files',
      t('experience-import.files'),
      t('experience-import.filesOf', { count: files.count, size: fileSize(files.bytes) }),
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
