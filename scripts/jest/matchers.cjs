require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });
