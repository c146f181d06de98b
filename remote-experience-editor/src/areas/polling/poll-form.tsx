import {
  inOrder,
  type PollingDocument,
  pollingLimits,
  resultsVisibility,
  textIn,
} from '@vitrine/shared/contract';
import { Button, PlusOutlined, Section, Select, Switch } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { SortableList } from '../../documents/fields/sortable-list';
import { useFocusOnNew } from '../../documents/page/use-focus-on-new';
import { newEntryId } from '../../documents/store/entry-id';
import { useExperience } from '../../experience/experience-context';
import { useRuns } from '../../runs/use-runs';
import { useEditorTexts } from '../../texts/texts';
import { useLinks } from '../../vaults/use-links';
import { AddFromVault } from './add-from-vault';
import { addedQuestion, changedQuestion, removedQuestion } from './poll-commands';
import { Field, LanguageField, type PollEditing } from './poll-editing';
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
  return (
    <>
      <LanguageField at="/title" label={t('polling.title')} help={t('polling.titleHelp')} />
      <Field at="/results" label={t('polling.results')} help={t('polling.resultsHelp')}>
        <Select
          options={resultsVisibility.options.map((value) => ({
            value,
            label: t(`polling.values.results.${value}`),
          }))}
        />
      </Field>
      <Field at="/changeAllowed" label={t('polling.changeAllowed')}>
        <Switch />
      </Field>
      <Section title={t('polling.questionsTitle')}>
        {questions.length === 0 && <p className={common.hint}>{t('polling.noQuestions')}</p>}
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
          <div className={common.buttons}>
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
