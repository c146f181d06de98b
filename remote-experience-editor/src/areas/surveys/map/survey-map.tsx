import { Button, Section } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../../../experience/experience-context';
import { useEditorTexts } from '../../../texts/texts';
import { apart } from '../apart';
import type { SurveyPartProps } from '../survey-editing';
import surveys from '../surveys.module.css';
import { useSurveyNames } from '../use-survey-names';
import { MapDrawing } from './map-drawing';
import styles from './survey-map.module.css';
import { pathsOf, stationsOf } from './survey-paths';

/** Where a survey leads: its pages and endings, and the ways between them. */
export function SurveyMap({ survey, editing }: Pick<SurveyPartProps, 'survey' | 'editing'>) {
  const t = useEditorTexts();
  const names = useSurveyNames(survey);
  const { certificate } = useExperience();
  const [isOpen, setOpen] = useState(false);
  const stations = stationsOf(survey);
  // Of a single page there is nothing to draw.
  if (stations.length < 2) return null;
  const paths = pathsOf(survey);
  const isEnding = (id: string) => Object.hasOwn(survey.endings, id);
  const nameOf = (id: string) => (isEnding(id) ? names.ending(id) : names.page(id));
  const unreached = new Set(
    (certificate?.checks ?? [])
      .filter(({ code, documentId }) => documentId === editing.id && code.startsWith('survey-unreachable'))
      .map(({ pointer }) => pointer.split('/').at(-1)),
  );
  const isUnreached = (id: string) => unreached.has(id);
  return (
    <Section
      title={t('surveys.map.title')}
      intro={t('surveys.map.intro')}
      action={
        <Button
          kind="quiet"
          className={surveys.quiet ?? ''}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'surveys.map.hide' : 'surveys.map.show')}
        </Button>
      }
    >
      {isOpen && (
        <>
          <MapDrawing
            {...{ paths, isUnreached }}
            stations={stations.map((id) => ({ id, name: nameOf(id), isEnding: isEnding(id) }))}
          />
          <details className={styles.list}>
            <summary>{t('surveys.map.asList')}</summary>
            <ol>
              {stations.map((id) => (
                <li key={id}>
                  <bdi>{nameOf(id)}</bdi>
                  {isUnreached(id) && ` (${t('surveys.map.unreached')})`}
                  <ul>
                    {paths
                      .filter(({ from }) => from === id)
                      .map(({ to, rule }) => (
                        <li key={`${rule} ${to}`}>
                          {rule === null
                            ? t('surveys.map.next', { to: apart(nameOf(to)) })
                            : t('surveys.map.byRule', { rule, to: apart(nameOf(to)) })}
                        </li>
                      ))}
                  </ul>
                </li>
              ))}
            </ol>
          </details>
        </>
      )}
    </Section>
  );
}
