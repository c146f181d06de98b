import { observable } from '@vitrine/shared/browser/observable';
import type { Breadcrumb, Command, Frame, Observable } from '@vitrine/shared/host';

const breadcrumbs = observable<readonly Breadcrumb[]>([]);
const commands = observable<readonly Command[]>([]);

/** What screens put into the staff frame. Crumbs of outer screens come first: shorter addresses lie further out. */
export const frameStore: Frame & {
  breadcrumbs: Observable<readonly Breadcrumb[]>;
  commands: Observable<readonly Command[]>;
} = {
  breadcrumbs,
  commands,
  addBreadcrumb(crumb) {
    breadcrumbs.set([...breadcrumbs.get(), crumb].sort((a, b) => a.to.length - b.to.length));
    return () => breadcrumbs.set(breadcrumbs.get().filter((other) => other !== crumb));
  },
  addCommands(added) {
    commands.set([...commands.get(), ...added]);
    return () => commands.set(commands.get().filter((command) => !added.includes(command)));
  },
};
