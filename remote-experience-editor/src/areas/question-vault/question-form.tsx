import { questionLimits, questionState, questionTypes, type VaultQuestion } from '@vitrine/shared/contract';
import { Choice, LabelledField, Select, Switch } from '@vitrine/shared/ui';
import { CommittedField } from '../../documents/fields/committed-field';
import { LanguageField } from '../../documents/fields/language-field';
import { placed } from '../../documents/page/place';
import { useEditorTexts } from '../../texts/texts';
import styles from '../../vaults/vaults.module.css';
import type { QuestionPartProps } from './question-editing';

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

const named = ({ name: _, ...others }: VaultQuestion, name: string): VaultQuestion =>
  name === '' ? others : { ...others, name };

/** What questions of every type have. */
export function QuestionForm({ question, editing, readOnly }: QuestionPartProps) {
  const t = useEditorTexts();
  const set = (what: keyof VaultQuestion, change: Partial<VaultQuestion>) =>
    editing.run(what, (current) => ({ ...current, ...change }));
  return (
    <>
      <LanguageField
        label={t('question-vault.text')}
        at="/text"
        value={question.text}
        maxLength={questionLimits.textLength}
        multiline
        disabled={readOnly}
        onChange={(text) => set('text', { text })}
      />
      <LanguageField
        label={t('question-vault.help')}
        at="/help"
        help={t('question-vault.helpHelp')}
        value={question.help}
        maxLength={questionLimits.textLength}
        multiline
        disabled={readOnly}
        onChange={(help) => set('help', { help })}
      />
      <div {...placed('/type')}>
        <LabelledField label={t('question-vault.type')}>
          <Select
            value={question.type}
            disabled={readOnly}
            onChange={(type) => type && set('type', { type })}
            options={questionTypes.map((value) => ({ value, label: t(`values.type.${value}`) }))}
          />
        </LabelledField>
      </div>
      <div className={styles.stack} {...placed('/state')}>
        <span>{t('question-vault.state')}</span>
        <div>
          <Choice
            label={t('question-vault.state')}
            value={question.state}
            disabled={readOnly}
            onChange={(state) => set('state', { state })}
            options={questionState.options.map((value) => ({
              value,
              label: t(`question-vault.values.state.${value}`),
            }))}
          />
        </div>
        <p className={styles.hint}>{t('question-vault.stateHelp')}</p>
      </div>
      <div {...placed('/required')}>
        <LabelledField label={t('question-vault.required')}>
          <Switch
            value={question.required}
            disabled={readOnly}
            onChange={(required) => set('required', { required })}
          />
        </LabelledField>
      </div>
      <CommittedField
        label={t('question-vault.name')}
        at="/name"
        help={t('question-vault.nameHelp')}
        value={question.name ?? ''}
        maxLength={255}
        disabled={readOnly}
        onCommit={(text) => editing.run('name', (current) => named(current, text.trim()))}
      />
      <CommittedField
        label={t('question-vault.folder')}
        at="/folder"
        help={t('question-vault.folderHelp')}
        value={question.folder}
        maxLength={120}
        disabled={readOnly}
        onCommit={(text) => set('folder', { folder: folderOf(text) })}
      />
      <CommittedField
        label={t('question-vault.tags')}
        at="/tags"
        help={t('question-vault.tagsHelp')}
        value={Object.keys(question.tags).join(', ')}
        maxLength={1000}
        disabled={readOnly}
        onCommit={(text) => set('tags', { tags: tagsOf(text) })}
      />
    </>
  );
}
