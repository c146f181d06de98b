import { Button, Section } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../../common/common.module.css';
import { useExperience } from '../../../experience/experience-context';
import { useEditorTexts } from '../../../texts/texts';
import { apart } from '../apart';
import { questionsOn } from '../survey-commands';
import type { SurveyPartProps } from '../survey-editing';
import surveys from '../surveys.module.css';
import { useSurveyNames } from '../use-survey-names';
import { MapDrawing } from './map-drawing';
import { mapFindings } from './map-findings';
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
  const findings = mapFindings(
    (certificate?.checks ?? []).filter(({ documentId }) => documentId === editing.id),
  );
  const unseenOn = (page: string) =>
    questionsOn(survey, page).flatMap(([id]) => (findings.unseen.has(id) ? names.questionNumber(id) : []));
  const isFaulty = (rule: number | null) => rule !== null && findings.faulty.has(rule);
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
          {findings.isUnproved && <p className={common.hint}>{t('surveys.map.unproved')}</p>}
          <MapDrawing
            {...{ paths, findings }}
            stations={stations.map((id) => ({
              id,
              name: nameOf(id),
              isEnding: isEnding(id),
              unseen: unseenOn(id),
            }))}
          />
          <details className={styles.list}>
            <summary>{t('surveys.map.asList')}</summary>
            <ol>
              {stations.map((id) => (
                <li key={id}>
                  <bdi>{nameOf(id)}</bdi>
                  {findings.unreached.has(id) && ` (${t('surveys.map.unreached')})`}
                  {unseenOn(id).length > 0 &&
                    ` (${t('surveys.map.unseen', { questions: unseenOn(id).join(', ') })})`}
                  <ul>
                    {paths
                      .filter(({ from }) => from === id)
                      .map(({ to, rule, isBack }) => (
                        <li key={`${rule} ${to}`}>
                          {rule === null
                            ? t('surveys.map.next', { to: apart(nameOf(to)) })
                            : t('surveys.map.byRule', { rule, to: apart(nameOf(to)) })}
                          {isBack && ` (${t('surveys.map.back')})`}
                          {isFaulty(rule) && ` (${t('surveys.map.faulty')})`}
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
