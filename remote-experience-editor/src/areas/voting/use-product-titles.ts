import { endpoints, optionSubjects, textIn } from '@vitrine/shared/contract';
import { useEndpointQuery } from '@vitrine/shared/ui';
import { useMemo } from 'react';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';

/**
 * What the experience's products are called, by their id.
 * @param isAsked nothing is read otherwise.
 * @returns undefined until it is known.
 */
export function useProductTitles(isAsked: boolean): ReadonlyMap<string, string> | undefined {
  const t = useEditorTexts();
  const { brand, experience, language } = useExperience();
  const { data } = useEndpointQuery(
    endpoints.getDocumentOutline,
    { params: { brandId: brand.id, experienceId: experience.id } },
    { enabled: isAsked },
  );
  return useMemo(
    () =>
      data &&
      new Map(
        data.items.flatMap(({ area, baseLanguage, id, title }) =>
          area === optionSubjects
            ? [[id, textIn(title, language, baseLanguage) || t('documents.untitled')] as const]
            : [],
        ),
      ),
    [data, language, t],
  );
}
