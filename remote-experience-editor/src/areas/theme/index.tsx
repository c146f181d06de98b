import { defaultTheme, endpoints } from '@vitrine/shared/contract';
import {
  Button,
  EmptyState,
  Loaded,
  Page,
  SheetsDrawing,
  Skeleton,
  useEndpointList,
  useEndpointMutation,
} from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { ThemeScreen } from './theme-screen';

/** The experience's one theme; made when somebody first wants another look than the standard one. */
export default function Theme() {
  const t = useEditorTexts();
  const { brand, experience, may } = useExperience();
  const params = { brandId: brand.id };
  const themes = useEndpointList(endpoints.listDocuments, {
    params,
    query: { experienceId: experience.id, area: 'theme' },
  });
  const create = useEndpointMutation(endpoints.createDocument, { invalidates: [endpoints.listDocuments] });
  return (
    <Loaded query={themes} skeleton={<Skeleton shape="form" />}>
      {({ items: [theme] }) =>
        theme ? (
          <ThemeScreen key={theme.id} documentId={theme.id} />
        ) : (
          <Page title={t('areas.theme.name')} intro={t('areas.theme.intro')}>
            <EmptyState
              drawing={<SheetsDrawing />}
              title={t('theme.emptyTitle')}
              text={t('theme.emptyText')}
              action={
                may.write && (
                  <Button
                    kind="primary"
                    loading={create.isPending}
                    onClick={() =>
                      create.mutate({
                        params,
                        body: { experienceId: experience.id, area: 'theme', data: { ...defaultTheme() } },
                      })
                    }
                  >
                    {t('theme.begin')}
                  </Button>
                )
              }
            />
          </Page>
        )
      }
    </Loaded>
  );
}
