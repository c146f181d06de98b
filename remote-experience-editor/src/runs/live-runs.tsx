import { type Area, type Run, type RunSchedule, textIn } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link } from '@vitrine/shared/host';
import { ActionMenu, type MenuAction, Section, useFormat, useNow } from '@vitrine/shared/ui';
import { Fragment, type ReactNode } from 'react';
import common from '../common/common.module.css';
import { useExperience } from '../experience/experience-context';
import { Bars } from '../figures/bars';
import { useEditorTexts } from '../texts/texts';
import type { Tile } from '../tiles/tile';
import { TileMenu } from '../tiles/tile-menu';
import { RunControls } from './run-controls';
import { RunStateTag, RunTimes } from './run-state';
import styles from './runs.module.css';

type Words = Record<string, string>;

interface ShownQuestion {
  id: string;
  /** As visitors read it, or in the reader's own language already. */
  text: Words | string;
  options: { id: string; label: Words }[];
}

interface LiveRunsProps<Question extends ShownQuestion> {
  area: Area;
  title: string;
  intro: string;
  /** What can be done with all of it. */
  actions: MenuAction[];
  /** What is said while nothing runs. */
  none: string;
  runs: Run[];
  /** By the id of the run. */
  schedules: Record<string, RunSchedule>;
  /** By the id of its document; runs of others are left out. */
  asked: Record<string, { title: Words; questions: Question[]; said?: Tile['said'] }>;
  /** Shares are of those who answered a question of one choice: not everybody came to it. */
  ofThoseAsked?: boolean;
  /** Of the part of a document's page that the title leads to. */
  tab?: string;
  /** What was answered how often, for a download; left out: its options. */
  countsOf?: (question: Question, run: Run) => { id: string; label: string; count: number }[];
  /** How a question is shown that is not chosen options; null: as those are. */
  figuresOf?: (question: Question, run: Run, title: string) => ReactNode;
}

/** Every run of an area's documents with its counts, and what can be done with it. */
export function LiveRuns<Question extends ShownQuestion>(props: LiveRunsProps<Question>) {
  const {
    actions,
    area,
    asked,
    countsOf,
    figuresOf,
    intro,
    none,
    runs,
    schedules,
    tab,
    title,
    ofThoseAsked,
  } = props;
  const t = useEditorTexts();
  const format = useFormat();
  const now = new Date(useNow()).toISOString();
  const { brand, experience, language, baseLanguage } = useExperience();
  const text = (words: Words | string) =>
    (typeof words === 'string' ? words : textIn(words, language, baseLanguage)) || t('documents.untitled');
  const addressOf = (documentId: string) =>
    `${addresses.area(brand.id, experience.id, area, documentId)}${tab ? `&tab=${tab}` : ''}`;
  const optionsOf = ({ id, options }: ShownQuestion, { tallies }: Run) =>
    options.map((option) => ({
      id: option.id,
      label: text(option.label),
      count: tallies[id]?.[option.id] ?? 0,
    }));
  /** A run as one table, whatever is asked in it. */
  const tileOf = (run: Run, { title: words, questions, said }: (typeof asked)[string]) => ({
    id: area,
    title: text(words),
    missing: null,
    columns: [t('runs.columns.answer'), t('runs.columns.count')],
    said,
    rows: questions.flatMap((question) =>
      (countsOf ?? optionsOf)(question, run).map(({ id, label, count }) => ({
        id: `${question.id} ${id}`,
        label: questions.length > 1 ? `${text(question.text)}: ${label}` : label,
        counts: [count],
      })),
    ),
  });
  const known = runs.flatMap((run) => {
    const document = asked[run.documentId];
    return document ? [{ run, document }] : [];
  });
  return (
    <Section title={title} intro={intro} action={<ActionMenu name={title} actions={actions} />}>
      {known.length === 0 ? (
        <p className={common.hint}>{none}</p>
      ) : (
        <ul className={styles.live}>
          {known.map(({ document, run }) => (
            <li key={run.id} className={styles.run}>
              <div className={styles.head}>
                <div>
                  <h3 dir="auto">
                    <Link to={addressOf(run.documentId)}>{text(document.title)}</Link>
                  </h3>
                  <span>
                    <bdi>{run.placementName}</bdi> · {t('runs.answers', { count: run.respondents })}
                  </span>
                  {document.said && <span className={styles.times}>{document.said.text}</span>}
                  <RunTimes state={run.state} schedule={schedules[run.id]} />
                </div>
                <div className={styles.state}>
                  <RunStateTag state={run.state} schedule={schedules[run.id]} />
                  <TileMenu
                    tile={tileOf(run, document)}
                    subtitle={[
                      run.placementName,
                      t('runs.answers', { count: run.respondents }),
                      ...(document.said ? [document.said.text] : []),
                      format.dateTime(now),
                    ].join(' · ')}
                    fileName={`${area}-${run.documentId}-${run.placementId}-${now.slice(0, 10)}`}
                  />
                </div>
              </div>
              {document.questions.map((question) => (
                <Fragment key={question.id}>
                  {figuresOf?.(question, run, text(question.text)) ?? (
                    <Bars
                      title={text(question.text)}
                      bars={optionsOf(question, run)}
                      respondents={ofThoseAsked ? sum(run.tallies[question.id]) : run.respondents}
                    />
                  )}
                </Fragment>
              ))}
              <RunControls runs={[run]} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const sum = (counts: Record<string, number> = {}) => Object.values(counts).reduce((all, one) => all + one, 0);
