import { endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import {
  Banner,
  Button,
  LinkButton,
  Loaded,
  Page,
  PlusOutlined,
  Skeleton,
  TeamOutlined,
  useAddressState,
  useEndpointMutation,
  useMay,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { BrandMenu } from '../../brand/brand-menu';
import { BrandTile } from '../../brand/brand-tile';
import { CreateExperience } from '../../experiences/create-experience';
import { ImportExperience } from '../../experiences/import-experience';
import { BrandMedia } from '../../library/brand-media';
import { BrandModels } from '../../library/brand-models';
import { DialogHost } from '../../parts/dialog-host';
import { useBrand } from '../../parts/use-brand';
import { useCommand } from '../../parts/use-command';
import { useRouteId } from '../../parts/use-route-id';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { Attention } from './attention';
import { BrandExperiences } from './brand-experiences';
import { BrandLook } from './brand-look';
import { BrandParts, useBrandPart } from './brand-parts';
import { BrandStores } from './brand-stores';
import { FirstSteps } from './first-steps';

/** /manager/panel/brands/{brandId}: what the brand shows, where, and what waits; beside it what that is made of. */
export default function BrandHome() {
  const t = useManagerTexts();
  const may = useMay();
  const brandId = useRouteId('brandId');
  const brand = useBrand(brandId);
  const part = useBrandPart();
  const [creates, setCreates] = useState(false);
  const restore = useEndpointMutation(endpoints.restoreBrand, {
    invalidates: [endpoints.getBrand, endpoints.listBrands],
  });
  const mayCreate = may('experiences:write', brandId);
  useCommand(mayCreate && !brand.data?.archivedAt ? t('experiences.create') : null, () => setCreates(true));
  const [imported, setImported] = useAddressState('import');
  const create = (
    <Button kind="primary" icon={<PlusOutlined />} onClick={() => setCreates(true)}>
      {t('experiences.create')}
    </Button>
  );

  return (
    <DialogHost>
      <Loaded query={brand} skeleton={<Skeleton shape="page" count={3} />}>
        {(loaded) => (
          <Page
            title={loaded.name}
            intro={t('brand-home.intro')}
            lead={<BrandTile brand={loaded} />}
            aside={<BrandMenu brand={loaded} />}
            action={
              <>
                {may('brand-users:read', brandId) && (
                  <LinkButton to={addresses.brandUsers(brandId)} icon={<TeamOutlined />}>
                    {t('brand-home.people')}
                  </LinkButton>
                )}
                {mayCreate && !loaded.archivedAt && loaded.experiences > 0 && create}
              </>
            }
          >
            {loaded.archivedAt && (
              <Banner
                action={
                  may('brand:archive', brandId) && (
                    <Button
                      loading={restore.isPending}
                      onClick={() => restore.mutate({ params: { brandId } })}
                    >
                      {t('records.restore')}
                    </Button>
                  )
                }
              >
                {t('brands.archivedBanner')}
              </Banner>
            )}
            <BrandParts brandId={brandId} shown={part} />
            {part === 'overview' && (
              <>
                {mayCreate && !loaded.archivedAt && (
                  <FirstSteps brand={loaded} onCreateExperience={() => setCreates(true)} />
                )}
                {!loaded.archivedAt && <Attention brandId={brandId} />}
                <BrandExperiences
                  brandId={brandId}
                  create={mayCreate && create}
                  onImport={mayCreate && !loaded.archivedAt ? () => setImported('new') : null}
                />
                <BrandStores brandId={brandId} />
              </>
            )}
            {part === 'models' && <BrandModels brandId={brandId} />}
            {part === 'media' && <BrandMedia brandId={brandId} />}
            {part === 'look' && <BrandLook brand={loaded} />}
            {mayCreate && imported !== '' && (
              <ImportExperience
                brandId={brandId}
                opened={imported}
                onOpen={setImported}
                onClose={() => setImported('')}
              />
            )}
            <CreateExperience brandId={brandId} open={creates} onClose={() => setCreates(false)} />
          </Page>
        )}
      </Loaded>
    </DialogHost>
  );
}
