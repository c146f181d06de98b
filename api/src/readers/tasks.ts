import { experienceTasks } from '../content/experience-files/experience-tasks';
import { tableTasks } from '../content/imports/table-tasks';
import { textTasks } from '../content/translation/text-tasks';
import { storesIn } from '../stores/store-list';
import { invitationsIn } from '../tenants/invitation-list';

/**
 * All that reads files which somebody gave, by the names under which a `Reader` calls it. What a task opens stays open
 * for the next ones of the same reader. Loaded by the readers' own processes only.
 */
export const tasks = { ...experienceTasks, ...tableTasks, ...textTasks, storesIn, invitationsIn };
export type Tasks = typeof tasks;
