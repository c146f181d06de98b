import { questionLimits, questionState, type VaultQuestion } from '@vitrine/shared/contract';
import { Switch } from '@vitrine/shared/ui';
import { QuestionWords } from '../../questions/question-words';
import { useEditorTexts } from '../../texts/texts';
import { ChoiceField, CommittedField, Field, type QuestionPartProps } from './question-editing';

const folderOf = (text: string) =>
  text
    .split('/')
    .map((level) => level.trim())
    .filter(Boolean)
    .join('/');

const tagsOf = (text: string): VaultQuestion['tags'] => {
  const tags = text
    .split(',')
    .map((tag) => tag.trim().slice(0, 40))
    .filter(Boolean);
  return Object.fromEntries(tags.slice(0, questionLimits.tags).map((tag) => [tag, true as const]));
};

/** What questions of every type have. */
export function QuestionForm({ question }: Pick<QuestionPartProps, 'question'>) {
  const t = useEditorTexts();
  return (
    <>
      <QuestionWords at="" />
      <ChoiceField
        at="/state"
        label={t('question-vault.state')}
        help={t('question-vault.stateHelp')}
        options={questionState.options.map((value) => ({
          value,
          label: t(`question-vault.values.state.${value}`),
        }))}
      />
      <Field at="/required" label={t('questions.required')}>
        <Switch />
      </Field>
      <CommittedField at="/name" label={t('question-vault.name')} help={t('question-vault.nameHelp')} />
      <CommittedField
        at="/folder"
        label={t('question-vault.folder')}
        help={t('question-vault.folderHelp')}
        read={folderOf}
      />
      <CommittedField
        at="/tags"
        label={t('question-vault.tags')}
        help={t('question-vault.tagsHelp')}
        value={Object.keys(question.tags).join(', ')}
        maxLength={1000}
        read={tagsOf}
      />
    </>
  );
}
