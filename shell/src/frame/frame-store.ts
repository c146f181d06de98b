import { observable } from '@vitrine/shared/browser/observable';
import type { Breadcrumb, Command, Frame, Observable, ShortcutGroup } from '@vitrine/shared/host';

const breadcrumbs = observable<readonly Breadcrumb[]>([]);
const commands = observable<readonly Command[]>([]);
const shortcuts = observable<readonly ShortcutGroup[]>([]);

/** What screens put into the staff frame. Crumbs of outer screens come first: shorter addresses lie further out. */
export const frameStore: Frame & {
  breadcrumbs: Observable<readonly Breadcrumb[]>;
  commands: Observable<readonly Command[]>;
  shortcuts: Observable<readonly ShortcutGroup[]>;
} = {
  breadcrumbs,
  commands,
  shortcuts,
  addBreadcrumb(crumb) {
    breadcrumbs.set([...breadcrumbs.get(), crumb].sort((a, b) => a.to.length - b.to.length));
    return () => breadcrumbs.set(breadcrumbs.get().filter((other) => other !== crumb));
  },
  addCommands(added) {
    commands.set([...commands.get(), ...added]);
    return () => commands.set(commands.get().filter((command) => !added.includes(command)));
  },
  addShortcuts(group) {
    shortcuts.set([...shortcuts.get(), group]);
    return () => shortcuts.set(shortcuts.get().filter((other) => other !== group));
  },
};
