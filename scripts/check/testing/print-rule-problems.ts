/** Prints what the rules about imports, names and texts find in the repository that this file lies in. */

import { root } from '../../start/parts';
import { areaNameProblems } from '../area-names';
import { repositoryTextProblems } from '../dictionaries';
import { circleProblems } from '../import-circles';
import { importProblems } from '../import-rules';
import { readAllImports } from '../read-imports';
import { repositorySources } from '../repository-sources';

const sources = repositorySources(root);
const imports = readAllImports(sources);
const problems = [
  ...importProblems(imports),
  ...circleProblems(imports),
  ...areaNameProblems(sources),
  ...repositoryTextProblems(root),
];
process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
process.exitCode = problems.length === 0 ? 0 : 1;
