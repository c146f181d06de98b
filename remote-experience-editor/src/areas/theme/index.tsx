import { type Brand, endpoints, standardTheme } from '@vitrine/shared/contract';
import {
  Button,
  EmptyState,
  Loaded,
  Page,
  SheetsDrawing,
  Skeleton,
  useAddressState,
  useAreaNames,
  useEndpointList,
  useEndpointMutation,
} from '@vitrine/shared/ui';
import { OpenedDocument } from '../../documents/page/opened-document';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { ThemeScreen } from './theme-screen';

/** Follows the brand where the brand has a look. */
const firstTheme = ({ defaultTheme: ofBrand }: Brand) => ({
  ...standardTheme(),
  ...ofBrand,
  followsBrand: ofBrand !== null,
});

/** The experience's one theme; made when somebody first wants other words or another look than there would be. */
export default function Theme() {
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const { brand, experience, may } = useExperience();
  const [, lead] = useAddressState('at');
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
          <OpenedDocument key={theme.id} area="theme" documentId={theme.id}>
            {(editing) => <ThemeScreen editing={editing} />}
          </OpenedDocument>
        ) : (
          <Page title={areaName('theme')} intro={t('theme.intro')}>
            <EmptyState
              drawing={<SheetsDrawing />}
              title={t('theme.emptyTitle')}
              text={t(brand.defaultTheme ? 'theme.emptyBrand' : 'theme.emptyText', { brand: brand.name })}
              action={
                may.write && (
                  <Button
                    kind="primary"
                    loading={create.isPending}
                    onClick={() =>
                      create.mutate(
                        {
                          params,
                          body: { experienceId: experience.id, area: 'theme', data: firstTheme(brand) },
                        },
                        { onSuccess: () => lead('/title') },
                      )
                    }
                  >
                    {t(brand.defaultTheme ? 'theme.beginBrand' : 'theme.begin')}
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
