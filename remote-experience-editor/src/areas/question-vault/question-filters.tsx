import { endpoints, questionState, questionTypes, vaultQuestion } from '@vitrine/shared/contract';
import { Select, useEndpointList } from '@vitrine/shared/ui';
import type { OwnerKind } from '../../documents/store/owner';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { ScopeSwitch } from '../../vaults/scope-switch';
import { foldersOf, useQuestionFilter, withoutFolder } from './use-question-filter';

/** Narrows the list by vault, folder, tag, type and state. */
export function QuestionFilters({ scope }: { scope: OwnerKind }) {
  const t = useEditorTexts();
  const { brand, experience } = useExperience();
  const filter = useQuestionFilter();
  const list = useEndpointList(
    endpoints.listDocuments,
    {
      params: { brandId: brand.id },
      query: {
        ...(scope === 'experience' ? { experienceId: experience.id } : { owner: scope }),
        area: 'question-vault',
        archived: 'false',
      },
    },
    { all: true },
  );
  const questions = (list.data?.items ?? []).flatMap(({ data }) => vaultQuestion.safeParse(data).data ?? []);
  const folders = foldersOf(questions);
  const tags = [...new Set(questions.flatMap((question) => Object.keys(question.tags)))].sort((a, b) =>
    a.localeCompare(b),
  );
  const all = (label: string) => ({ value: '', label });
  return (
    <>
      <ScopeSwitch />
      {folders.length > 0 && (
        <Select
          label={t('question-vault.filters.folder')}
          value={filter.folder}
          onChange={(folder) => filter.setFolder(folder ?? '')}
          options={[
            all(t('question-vault.filters.allFolders')),
            { value: withoutFolder, label: t('question-vault.filters.noFolder') },
            ...folders.map((value) => ({ value, label: value })),
          ]}
        />
      )}
      {tags.length > 0 && (
        <Select
          label={t('question-vault.filters.tag')}
          value={filter.tag}
          onChange={(tag) => filter.setTag(tag ?? '')}
          options={[
            all(t('question-vault.filters.allTags')),
            ...tags.map((value) => ({ value, label: value })),
          ]}
        />
      )}
      <Select
        label={t('question-vault.filters.type')}
        value={filter.type}
        onChange={(type) => filter.setType(type ?? '')}
        options={[
          all(t('question-vault.filters.allTypes')),
          ...questionTypes.map((value) => ({ value, label: t(`values.type.${value}`) })),
        ]}
      />
      <Select
        label={t('question-vault.filters.state')}
        value={filter.state}
        onChange={(state) => filter.setState(state ?? '')}
        options={[
          all(t('question-vault.filters.allStates')),
          ...questionState.options.map((value) => ({
            value,
            label: t(`question-vault.values.state.${value}`),
          })),
        ]}
      />
    </>
  );
}
