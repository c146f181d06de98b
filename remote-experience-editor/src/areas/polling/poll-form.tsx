import {
  inOrder,
  type PollingDocument,
  pollingLimits,
  resultsVisibility,
  textIn,
} from '@vitrine/shared/contract';
import { Button, LabelledField, PlusOutlined, Section, Select, Switch } from '@vitrine/shared/ui';
import { LanguageField } from '../../documents/fields/language-field';
import { SortableList } from '../../documents/fields/sortable-list';
import { placed } from '../../documents/page/place';
import { useFocusOnNew } from '../../documents/page/use-focus-on-new';
import { newEntryId } from '../../documents/store/entry-id';
import { useExperience } from '../../experience/experience-context';
import { useRuns } from '../../runs/use-runs';
import { useEditorTexts } from '../../texts/texts';
import { useLinks } from '../../vaults/use-links';
import { AddFromVault } from './add-from-vault';
import { addedQuestion, changedQuestion, removedQuestion } from './poll-commands';
import type { PollEditing } from './poll-editing';
import styles from './polling.module.css';
import { QuestionCard } from './question-card';

interface PollFormProps {
  editing: PollEditing;
  poll: PollingDocument;
  readOnly: boolean;
}

/** Everything of a poll that is published. */
export function PollForm({ editing, poll, readOnly }: PollFormProps) {
  const t = useEditorTexts();
  const { experience, language, baseLanguage } = useExperience();
  const { runs } = useRuns();
  const focusOn = useFocusOnNew();
  const states = runs
    .filter(({ documentId }) => documentId === editing.id)
    .map(({ id, state }) => id + state);
  const { frozenAt, links } = useLinks(
    editing.id,
    isLinked(poll),
    `${experience.publishedVersion} ${states.join(' ')}`,
  );
  const questions = inOrder(poll.questions).map(([id, question], index) => ({
    id,
    question,
    order: question.order,
    name: textIn(question.text, language, baseLanguage) || t('polling.question', { number: index + 1 }),
  }));
  const addQuestion = () => {
    const id = newEntryId();
    editing.run('add-question', addedQuestion(id));
    focusOn(`/questions/${id}/text`);
  };
  const set = (what: keyof PollingDocument, change: Partial<PollingDocument>) =>
    editing.run(what, (current) => ({ ...current, ...change }));
  return (
    <>
      <LanguageField
        label={t('polling.title')}
        at="/title"
        help={t('polling.titleHelp')}
        value={poll.title}
        maxLength={255}
        disabled={readOnly}
        onChange={(title) => set('title', { title })}
      />
      <div {...placed('/results')}>
        <LabelledField label={t('polling.results')} help={t('polling.resultsHelp')}>
          <Select
            value={poll.results}
            disabled={readOnly}
            onChange={(results) => results && set('results', { results })}
            options={resultsVisibility.options.map((value) => ({
              value,
              label: t(`polling.values.results.${value}`),
            }))}
          />
        </LabelledField>
      </div>
      <div {...placed('/changeAllowed')}>
        <LabelledField label={t('polling.changeAllowed')}>
          <Switch
            value={poll.changeAllowed}
            disabled={readOnly}
            onChange={(changeAllowed) => set('changeAllowed', { changeAllowed })}
          />
        </LabelledField>
      </div>
      <Section title={t('polling.questionsTitle')}>
        {questions.length === 0 && <p className={styles.hint}>{t('polling.noQuestions')}</p>}
        <SortableList
          label={t('polling.questionsTitle')}
          at="/questions"
          items={questions}
          disabled={readOnly}
          onMove={(id, order) =>
            editing.run(
              `order:${id}`,
              changedQuestion(id, () => ({ order })),
            )
          }
        >
          {({ id, question }, index) => (
            <QuestionCard
              id={id}
              question={question}
              number={index + 1}
              readOnly={readOnly}
              editing={editing}
              link={links.get(`/questions/${id}`)}
              frozenAt={frozenAt}
              onRemove={() => editing.run(`remove:${id}`, removedQuestion(id))}
            />
          )}
        </SortableList>
        {!readOnly && (
          <div className={styles.buttons}>
            <Button
              icon={<PlusOutlined />}
              disabled={questions.length >= pollingLimits.questions}
              onClick={addQuestion}
            >
              {t('polling.addQuestion')}
            </Button>
            <AddFromVault editing={editing} disabled={questions.length >= pollingLimits.questions} />
          </div>
        )}
      </Section>
    </>
  );
}

const isLinked = ({ questions }: PollingDocument) =>
  Object.values(questions).some(({ reference }) => reference.source === 'vault');
