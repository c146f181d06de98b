/** Icons in component tests: of its 1,700 modules those that a test comes to use, as with antd beside this. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (own, name) => own[name] ?? require(`@ant-design/icons/lib/icons/${String(name)}`).default },
);
