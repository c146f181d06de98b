import type { Page } from '@playwright/test';
import { areas, defaultArea } from '@vitrine/shared/contract/areas/list';
import type { RemoteName } from '@vitrine/shared/contract/federation/registry';

/** One address of the panel and whose screen stands there. */
export interface StaffScreen {
  address: string;
  remote: RemoteName;
  screen: string;
}

/** Every address of the panel, with ids from the demo. `page` belongs to somebody who has signed in. */
export async function staffScreens(page: Page, origin = ''): Promise<StaffScreen[]> {
  const panel = '/manager/panel';
  const link = async (at: string, href: string) => {
    await page.goto(origin + at);
    const address = await page.locator(`main a[href*="${href}"]`).first().getAttribute('href');
    if (!address) throw new Error(`${at} leads to no ${href}`);
    return address;
  };
  const brand = await link(`${panel}/brands`, `${panel}/brands/`);
  const store = await link(`${brand}/stores`, '/stores/');
  const [experience = ''] = /.*\/experience\/[a-z0-9]{16}/.exec(await link(brand, '/experience/')) ?? [];
  const manager = (address: string, screen: string): StaffScreen => ({ address, remote: 'manager', screen });
  const editor = (address: string, screen: string): StaffScreen => ({
    address,
    remote: 'experienceEditor',
    screen,
  });
  return [
    manager(panel, 'brands'),
    manager(`${panel}/brands`, 'brands'),
    manager(`${panel}/settings`, 'settings'),
    manager(`${panel}/tenant-users`, 'tenant-users'),
    manager(brand, 'brand-home'),
    manager(`${brand}/brand-users`, 'brand-users'),
    manager(`${brand}/stores`, 'stores'),
    manager(store, 'store'),
    editor(experience, defaultArea),
    ...areas.map((area) => editor(`${experience}/${area}`, area)),
  ];
}
