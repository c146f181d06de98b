import { registerTexts } from '@vitrine/shared/ui';

const en = {
  product: 'Vitrine',
  skip: 'Skip to content',
  navigation: 'Main navigation',
  openNavigation: 'Open navigation',
  collapse: 'Collapse navigation',
  expand: 'Expand navigation',
  breadcrumbs: 'You are here',
  brands: 'Brands',
  tenantUsers: 'Tenant users',
  settings: 'Settings',
  brandHome: 'Home',
  stores: 'Stores',
  brandUsers: 'Brand users',
  thisBrand: 'This brand',
  search: 'Search',
  palette: {
    title: 'Go to anything',
    placeholder: 'Brand, or what you want to do',
    placeholderInBrand: 'Store or experience of this brand, another brand, or what you want to do',
    results: 'Results',
    nothing: 'Nothing is called that. Try fewer letters.',
    goTo: 'Go to {{name}}',
  },
  person: {
    menu: 'Your account: {{name}}',
    light: 'Light look',
    dark: 'Dark look',
    system: 'Look of this device',
    largerText: 'Larger text (now {{percent}} %)',
    smallerText: 'Smaller text (now {{percent}} %)',
    settings: 'Your settings',
    signOut: 'Sign out',
    signOutUnsaved: 'Some changes are not saved yet and would be lost. Sign out all the same?',
  },
  newRelease: {
    title: 'A new version is out',
    text: 'It comes with the next page load.',
    reload: 'Reload now',
  },
  offline: 'No connection. What you do is kept and sent when it is back.',
};

export const useFrameTexts = registerTexts('frame', { en });
