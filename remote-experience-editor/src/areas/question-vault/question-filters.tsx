import { endpoints, questionState, questionTypes, vaultQuestion } from '@vitrine/shared/contract';
import { Select, useEndpointList } from '@vitrine/shared/ui';
import type { OwnerKind } from '../../documents/store/use-document-writes';
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
          label={t('questionVault.filters.folder')}
          value={filter.folder}
          onChange={(folder) => filter.setFolder(folder ?? '')}
          options={[
            all(t('questionVault.filters.allFolders')),
            { value: withoutFolder, label: t('questionVault.filters.noFolder') },
            ...folders.map((value) => ({ value, label: value })),
          ]}
        />
      )}
      {tags.length > 0 && (
        <Select
          label={t('questionVault.filters.tag')}
          value={filter.tag}
          onChange={(tag) => filter.setTag(tag ?? '')}
          options={[
            all(t('questionVault.filters.allTags')),
            ...tags.map((value) => ({ value, label: value })),
          ]}
        />
      )}
      <Select
        label={t('questionVault.filters.type')}
        value={filter.type}
        onChange={(type) => filter.setType(type ?? '')}
        options={[
          all(t('questionVault.filters.allTypes')),
          ...questionTypes.map((value) => ({ value, label: t(`questionVault.types.${value}`) })),
        ]}
      />
      <Select
        label={t('questionVault.filters.state')}
        value={filter.state}
        onChange={(state) => filter.setState(state ?? '')}
        options={[
          all(t('questionVault.filters.allStates')),
          ...questionState.options.map((value) => ({ value, label: t(`questionVault.states.${value}`) })),
        ]}
      />
    </>
  );
}
