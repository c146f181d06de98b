/**
 * antd in component tests: of its 1,350 modules those that a test comes to use. Each test file loads all it imports
 * anew, and loading all of antd took longer than most files' tests.
 */
const folderOf = (name) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

module.exports = new Proxy(
  { __esModule: true },
  { get: (own, name) => own[name] ?? require(`antd/lib/${folderOf(String(name))}`).default },
);
