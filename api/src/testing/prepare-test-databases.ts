import { prepareTestDatabases } from './test-database';

/** Jest calls it once before the API's tests. */
export default prepareTestDatabases;
