import type {
  ApiToken,
  Brand,
  Experience,
  LibraryObject,
  Placement,
  Store,
  Tenant,
  TestAccess,
  Webhook,
} from '@vitrine/shared/contract';

const at = '2026-01-01T00:00:00.000Z';
const times = { createdAt: at, updatedAt: at, archivedAt: null };

export const brandId = 'brand23456789abc';
export const storeId = 'store23456789abc';

export const aBrand = (own: Partial<Brand> = {}): Brand => ({
  id: brandId,
  name: 'Northlight',
  slug: 'northlight',
  logo: null,
  logoUrl: null,
  defaultTheme: null,
  editorsMayPublish: false,
  reviewBeforePublish: false,
  stores: 1,
  experiences: 2,
  ...times,
  ...own,
});

export const aStore = (own: Partial<Store> = {}): Store => ({
  id: storeId,
  brandId,
  name: 'Showroom',
  address: 'Hafenstraße 1, Hamburg',
  timeZone: 'Europe/Berlin',
  openingHours: { week: {}, exceptions: {} },
  groups: [],
  placements: 1,
  ...times,
  ...own,
});

export const anExperience = (own: Partial<Experience> = {}): Experience => ({
  id: 'exper23456789abc',
  brandId,
  name: 'Spring collection',
  description: '',
  languages: ['en'],
  status: 'published',
  publishedVersion: 3,
  publishedAt: at,
  planned: null,
  ...times,
  ...own,
});

export const aPlacement = (own: Partial<Placement> = {}): Placement => ({
  id: 'showroom24',
  brandId,
  storeId,
  storeName: 'Showroom',
  storeTimeZone: 'Europe/Berlin',
  name: 'Window',
  kind: 'qr',
  experienceId: null,
  pinnedVersion: null,
  calendar: [],
  activeFrom: null,
  activeUntil: null,
  paused: false,
  idleResetSeconds: null,
  displayMode: null,
  respondentsPerMinute: null,
  state: 'unassigned',
  showsUntil: null,
  lastSeenAt: null,
  silent: false,
  ...times,
  ...own,
});

export const aTestAccess = (own: Partial<TestAccess> = {}): TestAccess => ({
  id: 'testaccess23456789ab',
  placementId: 'showroom24',
  label: 'For approval',
  pinnedVersion: null,
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
  createdAt: at,
  ...own,
});

export const anApiToken = (own: Partial<ApiToken> = {}): ApiToken => ({
  id: 'token23456789abc',
  name: 'Warehouse',
  lastFour: 'x7k2',
  createdBy: 'Ada Example',
  createdAt: at,
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
  ...own,
});

export const aWebhook = (own: Partial<Webhook> = {}): Webhook => ({
  id: 'hook23456789abcd',
  name: 'Warehouse',
  address: 'https://warehouse.example/hook',
  active: true,
  failingSince: null,
  nextAttemptAt: null,
  lastDelivery: null,
  createdBy: 'Ada Example',
  createdAt: at,
  ...own,
});

export const aModel = (own: Partial<LibraryObject> = {}): LibraryObject => ({
  _id: 'bench3456789abcd',
  name: 'Bench',
  glb: 'http://localhost/bench.glb',
  tags: ['oak'],
  _updatedAt: at,
  sha256: 'a'.repeat(64),
  thumbnail: null,
  bytes: 1_250_000,
  triangles: 1200,
  materials: 2,
  dimensionsMetres: [1.6, 0.45, 0.4],
  baseMetres: 0,
  materialVariants: [],
  licence: '',
  scope: 'brand',
  archivedAt: null,
  ...own,
});

export const aTenant = (own: Partial<Tenant> = {}): Tenant => ({
  name: 'Vitrine',
  defaultLanguage: 'en',
  languages: ['en', 'de'],
  defaultTimeZone: 'Europe/Berlin',
  defaultCurrency: 'EUR',
  responseRetentionDays: 365,
  consentText: { en: 'May we?', de: 'Dürfen wir?' },
  consentVersion: 3,
  askConsent: false,
  imprintUrl: null,
  privacyUrl: null,
  invitationLifetimeHours: 168,
  ...own,
});
