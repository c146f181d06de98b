import type { Document, DocumentArea } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import {
  type ApiError,
  EmptyState,
  LinkButton,
  Loaded,
  Page,
  SearchDrawing,
  Skeleton,
  useAreaNames,
} from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { useFocusAskedPlace } from '../page/use-focus-asked-place';

interface LoadedDocumentProps {
  area: DocumentArea;
  query: { data: Document | undefined; error: ApiError | null; refetch: () => unknown };
  /** In the shape of what comes. */
  skeleton?: 'form' | 'page';
  children: () => ReactNode;
}

/** An open document, with every way that opening it can go: one that is not there leaves the experience around it. */
export function LoadedDocument({ area, query, skeleton = 'form', children }: LoadedDocumentProps) {
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const { brand, experience } = useExperience();
  useFocusAskedPlace();
  if (query.data === undefined && query.error?.status === 404)
    return (
      <Page title={areaName(area)}>
        <EmptyState
          drawing={<SearchDrawing />}
          title={t('documents.missing.title')}
          text={t('documents.missing.text')}
          action={
            <LinkButton to={addresses.area(brand.id, experience.id, area)}>
              {t('documents.missing.action', { area: areaName(area) })}
            </LinkButton>
          }
        />
      </Page>
    );
  return (
    <Loaded query={query} skeleton={<Skeleton shape={skeleton} />}>
      {children}
    </Loaded>
  );
}
