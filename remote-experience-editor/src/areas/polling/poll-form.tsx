import {
  inOrder,
  type PollingDocument,
  pollingLimits,
  pollObstacle,
  resultsVisibility,
  textIn,
  type VaultQuestion,
} from '@vitrine/shared/contract';
import { Button, NumberField, PlusOutlined, Section, Select, Switch } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { SortableList } from '../../documents/fields/sortable-list';
import { useFocusOnNew } from '../../documents/page/use-focus-on-new';
import { newEntryId } from '../../documents/store/entry-id';
import { useExperience } from '../../experience/experience-context';
import { AddFromVault } from '../../questions/add-from-vault';
import { OpeningTimes } from '../../questions/opening-times';
import { useQuestionLinks } from '../../questions/use-question-links';
import { useEditorTexts } from '../../texts/texts';
import { OpensInField } from './opens-in-field';
import { addedFromVault, addedQuestion, changedQuestion, removedQuestion } from './poll-commands';
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
  const { language, baseLanguage } = useExperience();
  const { frozenAt, links } = useQuestionLinks(editing.id, poll.questions);
  const focusOn = useFocusOnNew();
  const questions = inOrder(poll.questions).map(([id, question], index) => ({
    id,
    question,
    order: question.order,
    name: textIn(question.text, language, baseLanguage) || t('polling.question', { number: index + 1 }),
  }));
  const obstacleOf = (question: VaultQuestion) => {
    const obstacle = pollObstacle(question);
    if (obstacle === null) return null;
    return obstacle === 'not-ready'
      ? t('questions.vault.notReady')
      : t(`polling.vault.obstacles.${obstacle}`);
  };
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
      <OpeningTimes />
      <Field
        at="/mostRespondents"
        label={t('polling.mostRespondents')}
        help={t('polling.mostRespondentsHelp')}
      >
        <NumberField min={1} max={pollingLimits.mostRespondents} precision={0} />
      </Field>
      <OpensInField />
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
            <AddFromVault
              intro={t('polling.vault.intro')}
              disabled={questions.length >= pollingLimits.questions}
              obstacleOf={obstacleOf}
              onPick={(question, pinned) => editing.run('add-from-vault', addedFromVault(question, pinned))}
            />
          </div>
        )}
      </Section>
    </>
  );
}
