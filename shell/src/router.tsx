import { areas, defaultArea } from '@vitrine/shared/contract/areas/list';
import { idPatterns } from '@vitrine/shared/contract/values/patterns';
import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { panelRoute } from './panel-route';
import { RemoteScreen } from './remotes/remote-screen';
import { ErrorElement } from './screens/error-element';
import { Loading } from './screens/loading';

const manager = (screen: string) => <RemoteScreen remote="manager" screen={screen} loading={<Loading />} />;
const editor = (screen: string) => (
  <RemoteScreen remote="experienceEditor" screen={screen} loading={<Loading />} />
);
const viewer = <RemoteScreen remote="viewer" screen="experience" loading={<Loading />} />;

/** An address whose ids have the wrong shape is not found, without asking anybody. */
function checkIds({ params }: LoaderFunctionArgs): null {
  for (const [name, pattern] of Object.entries(idPatterns)) {
    const id = params[name];
    if (id !== undefined && !pattern.test(id)) throw data(null, 404);
  }
  return null;
}

/** The experience's children: one route an area, the default one with an optional segment. */
const areaRoutes: RouteObject[] = areas.map((area) => ({
  path: area === defaultArea ? `${area}?` : area,
  element: editor(area),
}));

/**
 * The whole route table, in the specification's order (section 2). Brand home's empty child path stands before the
 * store list's optional segment: both match a brand's address, and the first one wins. All screens of the panel lie
 * equally deep: so one RemoteScreen stands while its screens come and go, and holds what one throws while it goes.
 */
export const routes: RouteObject[] = [
  {
    errorElement: <ErrorElement />,
    hydrateFallbackElement: <Loading />,
    children: [
      { index: true, lazy: () => import(/* webpackChunkName: "scan-screen" */ './screens/scan-screen') },
      {
        path: 'manager',
        lazy: () => import(/* webpackChunkName: "staff-area" */ './auth/staff-area'),
        children: [
          {
            path: 'logout',
            lazy: () => import(/* webpackChunkName: "logout-screen" */ './auth/screens/logout-screen'),
          },
          {
            path: 'authentication?',
            lazy: () =>
              import(/* webpackChunkName: "authentication-screen" */ './auth/screens/authentication-screen'),
            children: [
              {
                path: 'sign-in?',
                lazy: () => import(/* webpackChunkName: "sign-in-screen" */ './auth/screens/sign-in-screen'),
              },
            ],
          },
          {
            id: panelRoute,
            path: 'panel',
            lazy: () => import(/* webpackChunkName: "panel" */ './frame/panel'),
            children: [
              {
                children: [
                  { path: 'settings', element: manager('settings') },
                  { path: 'tenant-users', element: manager('tenant-users') },
                  { path: 'brands?', element: manager('brands') },
                ],
              },
              {
                path: 'brands/:brandId',
                loader: checkIds,
                children: [
                  { index: true, element: manager('brand-home') },
                  { path: 'brand-users', element: manager('brand-users') },
                  { path: 'stores?', element: manager('stores') },
                  { path: 'stores/:storeId', loader: checkIds, element: manager('store') },
                  {
                    path: 'experience/:experienceId',
                    loader: checkIds,
                    element: editor('frame'),
                    children: areaRoutes,
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        lazy: () => import(/* webpackChunkName: "public-area" */ './auth/public-area'),
        children: [
          { path: ':placementId', loader: checkIds, element: viewer },
          { path: ':placementId/test/:testAccessId', loader: checkIds, element: viewer },
        ],
      },
    ],
  },
];
